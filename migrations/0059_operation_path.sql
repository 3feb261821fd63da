-- The path that orders of an operation take over, and what of it is watched. The orders keep the version.
alter table operation
  add column path_id uuid,
  add column supervision text check (supervision in ('geofence', 'controlPoints')),
  add check (num_nonnulls(path_id, supervision) in (0, 2)),
  add foreign key (company_id, path_id) references route_path (company_id, id);
create index operation_path on operation (company_id, path_id) where path_id is not null;
