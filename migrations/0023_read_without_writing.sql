-- Reading multipoint orders and stage templates no longer includes writing them. Whoever could write them until now still
-- can; the auditor of every company reads both, and transport companies read the agro orders handed to them.
update role set permissions = permissions || array['load-order-multipoint-write']
where 'load-order-multipoint-module' = any(permissions) and not 'load-order-multipoint-write' = any(permissions);
update role set permissions = permissions || array['stage-template-write']
where 'stage-template' = any(permissions) and not 'stage-template-write' = any(permissions);

update role set permissions = permissions || array(
  select name from unnest(array['load-order-multipoint-module', 'stage-template']) as name where not name = any(permissions))
where shipped and key = 'auditor';
update role set permissions = permissions || array['operation-agro-read']
where shipped and key = 'transport-company' and not 'operation-agro-read' = any(permissions);
