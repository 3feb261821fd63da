-- The associated companies that a company marked with a star. The star ends with the association.
create table company_favourite (
  company_id uuid not null references company,
  favourite_company_id uuid not null references company,
  created_by uuid not null references app_user,
  created_at timestamptz not null default now(),
  primary key (company_id, favourite_company_id),
  check (company_id <> favourite_company_id)
);
call app.protect('company_favourite', 'company_id = app.company_id()');

-- Shown with the association of the two companies; the partner never learns of the star.
call app.publish_changes('company_favourite', 'association',
  $$(select a.id from company_association a where a.status = 'accepted'
      and least(a.company_id, a.partner_id) = least(r.company_id, r.favourite_company_id)
      and greatest(a.company_id, a.partner_id) = greatest(r.company_id, r.favourite_company_id))$$,
  $$select r.company_id, 'company', null::uuid[]$$);
