-- The shipped roles of companies in countries with words of their own, where nobody has renamed them: the driver's role
-- is called what the country calls drivers, and in Mexico, where that is the operator, the office's role is another.
alter table role disable trigger role_touch;
-- The office's role first: in Mexico its old name becomes the driver's.
update role r set name = 'Coordinador'
from company c
where c.id = r.company_id and c.country_code = 'MX' and r.shipped and r.key = 'operator' and r.name = 'Operador'
  and not exists (select from role o where o.company_id = r.company_id and lower(o.name) = 'coordinador');
update role r set name = w.word
from company c
cross join lateral (select case
    when c.country_code in ('AR', 'UY') then 'Chofer'
    when c.country_code = 'MX' then 'Operador'
    else 'Conductor'
  end as word) w
where c.id = r.company_id and c.country_code <> 'BR' and r.shipped and r.key = 'trucker' and r.name = 'Transportista'
  and not exists (select from role o where o.company_id = r.company_id and lower(o.name) = lower(w.word));
alter table role enable trigger role_touch;
