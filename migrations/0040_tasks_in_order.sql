-- Some tasks are done only after the earlier ones: the stage template says which.
alter table load_order_task add column waits boolean not null default false;
