-- Some kinds of notification were used for two things, so muting one muted the other. Each has its own kind now, and
-- everybody keeps for the new one what they had chosen for the old one.
insert into notification_preference (company_id, user_id, type, in_app, push, mail)
select distinct on (p.company_id, p.user_id, k.new) p.company_id, p.user_id, k.new, p.in_app, p.push, p.mail
from notification_preference p
join (values
  ('loadOrderReassigned', 'loadOrderCancelled'),
  ('loadOrderReassigned', 'loadOrderWithdrawn'),
  ('completedTask', 'loadOrderFinished'),
  ('agroCompletedTask', 'loadOrderFinished'),
  ('loadOrderAssignedToTrucker', 'tripAccepted'),
  ('loadingDateEntry', 'clientRequest'),
  ('truckerValidation', 'truckerDocumentsExpiring'),
  ('transportUnitValidation', 'transportUnitDocumentsExpiring'),
  ('transportUnitValidation', 'vehicleClaim')) as k (old, new) on k.old = p.type
-- Of the two kinds of tasks the ordinary one counts.
order by p.company_id, p.user_id, k.new, p.type desc
on conflict (company_id, user_id, type) do nothing;
