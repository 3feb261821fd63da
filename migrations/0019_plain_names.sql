-- Columns named after what they hold: documents of drivers and vehicles, and when people were notified.
alter table driver rename column papers_done to documents_done;
alter table driver rename column papers_required to documents_required;
alter table driver rename column papers_expired to documents_expired;
alter table vehicle rename column papers_done to documents_done;
alter table vehicle rename column papers_required to documents_required;
alter table vehicle rename column papers_expired to documents_expired;
alter table document rename column told_days to notified_days;
alter table homologation rename column told_at to notified_at;

-- Names that older rows hold: questions of stored checklists, an action of the audit, events that still wait.
alter table load_order_form disable trigger load_order_form_touch;
update load_order_form
set content = replace(replace(replace(content::text, '"vehiclePapers"', '"vehicleDocuments"'),
  '"cargoPapers"', '"cargoDocuments"'), '"customsPapers"', '"customsDocuments"')::jsonb
where kind = 'checklist';
alter table load_order_form enable trigger load_order_form_touch;

update audit_entry set action = 'drivers.updateDocuments' where action = 'drivers.updatePapers';

update outbox_event
set type = case type
    when 'documents.papersExpiring' then 'documents.expiring'
    when 'loadOrders.clientAsked' then 'loadOrders.clientRequested'
    when 'loadOrders.givenToCarrier' then 'loadOrders.assignedToCarrier'
    else type
  end,
  payload = replace(replace(payload::text, '"papers":', '"documents":'), '"keeperIds":', '"responsibleIds":')::jsonb
where delivered_at is null;
update event_delivery set subscriber = case subscriber
    when 'notifications.papersExpiring' then 'notifications.documentsExpiring'
    when 'notifications.clientAsked' then 'notifications.clientRequested'
    else 'notifications.orderAssignedToCarrier'
  end
where subscriber in ('notifications.papersExpiring', 'notifications.clientAsked', 'notifications.orderGivenToCarrier');
