-- Its place among the paths of the route makes nobody's open editor stale.
drop trigger route_path_touch on route_path;
create trigger route_path_touch before update on route_path for each row
  when (old.position is not distinct from new.position) execute function app.touch();
