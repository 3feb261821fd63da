/** The permission names of the specification, letter by letter. */
export const SPECIFIED_PERMISSIONS: readonly string[] = `
  ATTRIB_OC_ITC alternativeAttributes assign-transport-company assign-transport-company-field assign-trucker
  associated-companies benefits-bo-read benefits-bo-write benefits-cl-read benefits-cl-write benefits-mx-read
  benefits-mx-write benefits-pe-read benefits-pe-write benefits-py-read benefits-py-write can-assign-docks
  cancel-load-orders cancel-operations carrier-company change-name-fleet chat-expiration-date-field client-list-ar
  client-list-bo client-list-br client-list-cl client-list-mx client-list-pe client-list-py client-list-uy
  client-read companies-read company-profile-read company-profile-write download-listings download-reports
  edit-date-time external-company-read external-company-write fleet-trailer-read fleet-trailer-write
  fleet-transport-unit-read fleet-transport-unit-write fleet-trucker-read fleet-trucker-write forbid-modify-color
  forbid-modify-logo general-report-carrier general-report-carrier-agro general-report-overview
  general-report-security general-report-shipper general-report-shipper-agro hide-homologation-section
  hide-ownership-reverse-documents import-excel-trailers import-excel-truckers import-excel-trucks
  installation-facilities is-hyundai-company isIansa load-order-module load-order-multipoint-module load-order-read
  load-order-show-phone-trucker load-order-write manage-agro-shippers-client manage-loading-orders-client
  multipoint-agrofertil-load-order news-bo-read news-bo-write news-cl-read news-cl-write news-mx-read news-mx-write
  news-pe-read news-pe-write news-py-read news-py-write notifications operation-agro-read operation-agro-write
  operation-read operation-write opportunity-marketplace opportunity-read opportunity-read-created
  opportunity-read-external opportunity-read-my-postulations provider-read reassign-trucker routes-read routes-write
  scheduling semitruck-read semitruck-write show-additional-documents show-exportation show-fleet-type
  show-freight-columns show-map-loading-order show-transport-company-information stage-template support-chat
  ticket-validation transport-company-list-ar transport-company-list-bo transport-company-list-br
  transport-company-list-cl transport-company-list-mx transport-company-list-pe transport-company-list-py
  transport-company-list-uy transport-unit-read transport-unit-write tropeiro-companies trucker-edit trucker-read
  trucker-write users-read users-write users-write-operator view-company-countries warehouses
`
  .trim()
  .split(/\s+/);
