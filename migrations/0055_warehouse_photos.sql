-- A photo of a warehouse is a stored file, which stays as long as it is shown there.
alter table warehouse_photo add foreign key (file_id) references file_object;
