// Generated from the migrated database by `npm run db:types`. Do not edit.
import type { ColumnType } from 'kysely';

/** The database fills it in when it is left out. */
export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;
export type Instant = ColumnType<Date, Date | string, Date | string>;
export type Json = ColumnType<unknown, string, string>;

export interface AlarmProposal {
  id: string;
  company_id: string;
  week: string;
  type: string;
  reviewed: number;
  false_alarms: number;
  field: string | null;
  value: number | null;
  proposed: number | null;
  answer: string | null;
  answered_by: string | null;
  answered_at: Instant | null;
  created_at: Generated<Instant>;
}

export interface Alert {
  id: string;
  company_id: string;
  carrier_company_id: string | null;
  order_id: string | null;
  vehicle_id: string | null;
  driver_id: string | null;
  device_id: string | null;
  type: string;
  subject: Generated<string>;
  origin: string;
  criticality: string;
  started_at: Instant;
  ended_at: Instant | null;
  lat: number | null;
  lng: number | null;
  details: Generated<Json>;
  note: string | null;
  file_ids: Generated<string[]>;
  group_key: string | null;
  is_late: Generated<boolean>;
  plate: string | null;
  driver_name: string | null;
  order_code: string | null;
  route_id: string | null;
  route_name: string | null;
  client_id: string | null;
  client_name: string | null;
  carrier_id: string | null;
  carrier_name: string | null;
  operator_id: string | null;
  review: Generated<string>;
  result: string | null;
  review_note: string | null;
  reviewed_by: string | null;
  reviewed_at: Instant | null;
  taken_by: string | null;
  taken_at: Instant | null;
  escalated_at: Instant | null;
  search_text: Generated<string>;
  created_at: Generated<Instant>;
  updated_at: Generated<Instant>;
  version: Generated<number>;
  refuted_at: Instant | null;
  shared_by: string | null;
  shared_code: string | null;
}

export interface AlertEvent {
  id: string;
  company_id: string;
  alert_id: string;
  type: string;
  at: Generated<Instant>;
  user_id: string | null;
  details: Generated<Json>;
}

export interface AlertMute {
  id: string;
  company_id: string;
  vehicle_id: string;
  type: string;
  reason: string;
  from_at: Generated<Instant>;
  until_at: Instant;
  created_by: string;
  ended_by: string | null;
  ended_at: Instant | null;
}

export interface AppUser {
  id: string;
  email: string;
  country_code: string | null;
  phone: string | null;
  document_id: string | null;
  first_name: Generated<string>;
  last_name: Generated<string>;
  street: string | null;
  photo_file_id: string | null;
  language: string | null;
  theme_mode: Generated<string>;
  selected_company_id: string | null;
  is_super_admin: Generated<boolean>;
  enabled: Generated<boolean>;
  oidc_subject: string | null;
  password_hash: string | null;
  password_temporary: Generated<boolean>;
  password_expires_at: Instant | null;
  password_changed_at: Instant | null;
  activated_at: Instant | null;
  last_seen_at: Instant | null;
  push_token: string | null;
  created_at: Generated<Instant>;
  updated_at: Generated<Instant>;
  version: Generated<number>;
  home_company_id: string | null;
  reminded_on: string | null;
}

export interface Article {
  id: string;
  company_id: string;
  country_code: string;
  everywhere: Generated<boolean>;
  state: Generated<string>;
  title: string;
  summary: string;
  body: string;
  picture_file_id: string | null;
  roles: Generated<string[]>;
  pinned: Generated<boolean>;
  publish_at: Instant | null;
  ends_at: Instant | null;
  published_at: Instant | null;
  created_by: string;
  created_at: Generated<Instant>;
  updated_at: Generated<Instant>;
  version: Generated<number>;
}

export interface ArticleReading {
  company_id: string;
  article_id: string;
  user_id: string;
  reached_at: Generated<Instant>;
  opened_at: Instant | null;
}

export interface AttemptBudget {
  key: string;
  used: Generated<number>;
  opened_at: Instant;
}

export interface AuditEntry {
  id: Generated<number>;
  at: Generated<Instant>;
  company_id: string | null;
  user_id: string | null;
  session_id: string | null;
  request_id: string | null;
  action: string;
  entity: string;
  entity_id: string;
  changes: Generated<Json>;
  step_in_id: string | null;
}

export interface Benefit {
  id: string;
  company_id: string;
  country_code: string;
  everywhere: Generated<boolean>;
  state: Generated<string>;
  title: string;
  partner: string;
  category: string;
  discount: string;
  conditions: string | null;
  code: string | null;
  link: string | null;
  whatsapp: string | null;
  logo_file_id: string | null;
  cities: Generated<Json>;
  valid_from: string;
  valid_until: string;
  quantity: number | null;
  per_person: string;
  taken: Generated<number>;
  publish_at: Instant | null;
  ends_at: Instant | null;
  published_at: Instant | null;
  created_by: string;
  created_at: Generated<Instant>;
  updated_at: Generated<Instant>;
  version: Generated<number>;
}

export interface BenefitTaking {
  id: string;
  company_id: string;
  benefit_id: string;
  user_id: string;
  number: number;
  period: string;
  taken_at: Generated<Instant>;
}

export interface Booking {
  id: Generated<string>;
  company_id: string;
  warehouse_id: string;
  order_company_id: string | null;
  order_id: string | null;
  stop_id: string | null;
  action: string;
  state: Generated<string>;
  code: string;
  ticket_version: Generated<number>;
  due_on: string | null;
  dock_id: string | null;
  lane: number | null;
  shift_id: string | null;
  starts_at: Instant | null;
  ends_at: Instant | null;
  expected_at: Instant;
  misfit: Generated<boolean>;
  wants_earlier: Generated<boolean>;
  reminded_at: Instant | null;
  arrived_at: Instant | null;
  called_at: Instant | null;
  docked_at: Instant | null;
  left_at: Instant | null;
  order_kind: string | null;
  operation_id: string | null;
  order_code: string | null;
  order_codes: Generated<string[]>;
  delivery_codes: Generated<string[]>;
  carrier_company_id: string | null;
  carrier_name: string | null;
  client_company_id: string | null;
  fleet_company_id: string | null;
  truck_id: string | null;
  plate: string | null;
  trailer_plate: string | null;
  driver_id: string | null;
  driver_name: string | null;
  vehicle_type: string | null;
  type_operation: string;
  origin_city: string | null;
  destination_city: string | null;
  search_text: Generated<string>;
  created_at: Generated<Instant>;
  updated_at: Generated<Instant>;
  version: Generated<number>;
  late_for: Instant | null;
  requested_at: Instant | null;
  said_plate: string | null;
  said_driver: string | null;
  said_over: string | null;
}

export interface BookingEvent {
  id: Generated<string>;
  company_id: string;
  booking_id: string;
  at: Generated<Instant>;
  user_id: string | null;
  by_name: string | null;
  type: string;
  reason: string | null;
  details: Generated<Json>;
  client_key: string | null;
}

export interface CatalogueEntry {
  company_id: string;
  catalogue: string;
  key: string;
  is_own: boolean;
  name_pt: string | null;
  name_es: string | null;
  name_en: string | null;
  behaves_as: string | null;
  hidden: Generated<boolean>;
  position: number;
}

export interface CatalogueState {
  company_id: string;
  catalogue: string;
  version: Generated<number>;
  changed_by: string | null;
  changed_at: Generated<Instant>;
}

export interface City {
  id: string;
  country_code: string;
  region: string;
  name: string;
  lat: number;
  lng: number;
  people: Generated<number>;
  hidden: Generated<boolean>;
  product_name: string | null;
  version: Generated<number>;
  changed_by: string | null;
  changed_at: Instant | null;
  search_text: Generated<string>;
}

export interface CityState {
  singleton: Generated<boolean>;
  filled_from: string | null;
  version: string | null;
}

export interface ClientRequest {
  id: string;
  company_id: string;
  order_id: string;
  kind: string;
  asked_by: string;
  asked_at: Generated<Instant>;
  comment: string | null;
  loading_date: string | null;
  loading_hour: string | null;
  driver: string | null;
  plate: string | null;
  state: Generated<string>;
  answer: string | null;
  answered_by: string | null;
  answered_at: Instant | null;
}

export interface ClosedTrip {
  order_id: string | null;
  company_id: string | null;
  side: string | null;
  day: string | null;
  ended: string | null;
  loading: string | null;
  delivery: string | null;
  in_full: string | null;
  otif: string | null;
  receivable_on: string | null;
  payable_on: string | null;
  income_currency: string | null;
  cost_currency: string | null;
}

export interface Company {
  id: string;
  company_name: string;
  country_code: string | null;
  tax_id: string | null;
  address: string | null;
  url: string | null;
  url_agreement: string | null;
  type_operation_id: Generated<string>;
  average_company: Generated<string>;
  verified: Generated<boolean>;
  enabled: Generated<boolean>;
  is_platform: Generated<boolean>;
  automatic_assignment: Generated<boolean>;
  settings: Generated<Json>;
  agreement_data: Generated<Json>;
  reference_person: string | null;
  reference_country_code: string | null;
  reference_phone: string | null;
  reference_email: string | null;
  primary_color: Generated<string>;
  logo_file_id: string | null;
  favicon_file_id: string | null;
  login_background_file_id: string | null;
  marketplace_image_file_id: string | null;
  created_at: Generated<Instant>;
  updated_at: Generated<Instant>;
  version: Generated<number>;
  time_zone: Generated<string>;
  late_tolerance_minutes: Generated<number>;
  payment_term_days: Generated<number>;
}

export interface CompanyAddress {
  id: string;
  company_id: string;
  full_name: string;
  address: string | null;
  city: string | null;
  lat: number | null;
  lng: number | null;
  created_at: Generated<Instant>;
  city_id: string | null;
  country_code: string | null;
  reference: string | null;
}

export interface CompanyAlarms {
  company_id: string;
  alarms: Generated<Json>;
  updated_by: string | null;
  updated_at: Generated<Instant>;
  version: Generated<number>;
}

export interface CompanyAssociation {
  id: string;
  company_id: string;
  partner_id: string;
  status: Generated<string>;
  requested_by: string;
  answered_by: string | null;
  message: string | null;
  requested_at: Generated<Instant>;
  answered_at: Instant | null;
  ended_at: Instant | null;
}

export interface CompanyDocument {
  id: string;
  company_id: string;
  file_id: string;
  type: string;
  name: string;
  expires_on: string | null;
  created_by: string;
  created_at: Generated<Instant>;
}

export interface CompanyFavourite {
  company_id: string;
  favourite_company_id: string;
  created_by: string;
  created_at: Generated<Instant>;
}

export interface CompanyOperator {
  id: string;
  company_id: string;
  user_id: string | null;
  full_name: string;
  mail: string | null;
  country_code: string | null;
  phone: string | null;
  created_at: Generated<Instant>;
}

export interface CompanySeries {
  company_id: string;
  name: string;
  last_number: number;
}

export interface CompanyUsage {
  company_id: string;
  people: Generated<number>;
  active_people: Generated<number>;
  administrators: Generated<number>;
  orders_this_month: Generated<number>;
  orders_last_month: Generated<number>;
  last_activity_at: Instant | null;
  storage_bytes: Generated<number>;
  refused_imports: Generated<number>;
  failed_downloads: Generated<number>;
  waiting_events: Generated<number>;
  expired_documents: Generated<number>;
  health: Generated<string>;
}

export interface Device {
  id: string;
  company_id: string;
  identifier: string;
  name: string | null;
  kind: string;
  secret_hash: string | null;
  secret_at: Instant | null;
  claimed_protocol: string | null;
  vehicle_id: string | null;
  driver_id: string | null;
  interval_seconds: number | null;
  disabled_at: Instant | null;
  search_text: Generated<string>;
  created_by: string | null;
  created_at: Generated<Instant>;
  updated_by: string | null;
  updated_at: Generated<Instant>;
  version: Generated<number>;
}

export interface DeviceDay {
  company_id: string;
  device_id: string;
  day: string;
  messages: Generated<number>;
  stored: Generated<number>;
  refused: Generated<number>;
  reasons: Generated<Json>;
  first_at: Generated<Instant>;
  last_at: Generated<Instant>;
}

export interface DeviceGrant {
  protocol: string;
  identifier: string;
  company_id: string;
  device_id: string;
  granted_by: string | null;
  granted_at: Generated<Instant>;
}

export interface DeviceLink {
  id: Generated<string>;
  company_id: string;
  device_id: string;
  vehicle_id: string;
  plate: string;
  from_at: Generated<Instant>;
  to_at: Instant | null;
  linked_by: string | null;
  unlinked_by: string | null;
}

export interface DeviceMessage {
  id: Generated<string>;
  company_id: string;
  device_id: string;
  vehicle_id: string | null;
  order_id: string | null;
  at: Instant | null;
  received_at: Generated<Instant>;
  via: string;
  reason: string | null;
  alarm: string | null;
  battery_percent: number | null;
  has_power: boolean | null;
  ignition: boolean | null;
  content: Generated<Json>;
  number: Generated<number>;
}

export interface DeviceSource {
  company_id: string;
  device_id: string;
  kind: string;
  code: string;
  seen_at: Instant;
}

export interface DigestEntry {
  company_id: string;
  user_id: string;
  type: string;
  record_id: string;
  due_at: Instant;
  created_at: Generated<Instant>;
}

export interface Dock {
  id: string;
  company_id: string;
  warehouse_id: string;
  name: string;
  position: number;
  actions: string[];
  operations: Generated<string[]>;
  vehicle_types: Generated<string[]>;
  lanes: Generated<number>;
  in_service: Generated<boolean>;
  removed_at: Instant | null;
}

export interface DockSlot {
  id: string;
  company_id: string;
  warehouse_id: string;
  dock_id: string;
  lane: number;
  starts_at: Instant;
  ends_at: Instant;
  booking_id: string | null;
  held_until: Instant | null;
  held_by: string | null;
}

export interface Document {
  id: string;
  company_id: string;
  driver_id: string | null;
  vehicle_id: string | null;
  type: string;
  file_id: string | null;
  name: string | null;
  number: string | null;
  category: string | null;
  issued_on: string | null;
  expires_on: string | null;
  notified_days: number | null;
  created_by: string;
  created_at: Generated<Instant>;
  updated_at: Generated<Instant>;
  version: Generated<number>;
}

export interface Download {
  id: string;
  company_id: string | null;
  user_id: string;
  list: string;
  query: Json;
  status: Generated<string>;
  done_rows: Generated<number>;
  total_rows: number | null;
  file_id: string | null;
  error: string | null;
  created_at: Generated<Instant>;
  finished_at: Instant | null;
}

export interface Driver {
  id: string;
  company_id: string;
  market: string;
  country_code: string;
  first_name: string;
  last_name: string;
  phone_code: string;
  phone: string;
  document_type: string;
  document_number: string | null;
  document_state: string | null;
  birth_date: string;
  licence_number: string;
  licence_category: string | null;
  tax_id: string | null;
  business_name: string | null;
  reference_person: string | null;
  reference_phone: string | null;
  street: string | null;
  fleet_type: string | null;
  curp: string | null;
  chat_expires_on: string | null;
  operator: string | null;
  partner_id: string | null;
  user_id: string | null;
  photo_file_id: string | null;
  eventual: Generated<boolean>;
  verified: Generated<boolean>;
  enabled: Generated<boolean>;
  rating: string | null;
  total_travels: Generated<number>;
  documents_done: Generated<number>;
  documents_required: Generated<number>;
  documents_expired: Generated<boolean>;
  search_text: string;
  created_by: string;
  created_at: Generated<Instant>;
  updated_at: Generated<Instant>;
  version: Generated<number>;
  documents_expire_on: string | null;
}

export interface EventDelivery {
  event_id: string;
  subscriber: string;
  delivered_at: Generated<Instant>;
}

export interface ExchangeRate {
  id: string;
  company_id: string;
  currency: string;
  rate: string;
  set_by: string;
  set_at: Generated<Instant>;
  valid_from: string;
  source: string | null;
}

export interface FileObject {
  id: string;
  company_id: string | null;
  owner_id: string | null;
  storage_key: string;
  name: string;
  content_type: string;
  size: number;
  sha256: string;
  width: number | null;
  height: number | null;
  public: Generated<boolean>;
  created_at: Generated<Instant>;
}

export interface GateCheck {
  id: string;
  company_id: string;
  warehouse_id: string;
  at: Instant;
  received_at: Generated<Instant>;
  user_id: string;
  verdict: string;
  booking_id: string | null;
  shown: string | null;
  reason: string | null;
}

export interface Geofence {
  id: string;
  company_id: string;
  name: string;
  shape: Json;
  shape_kind: Generated<string>;
  west: number;
  south: number;
  east: number;
  north: number;
  kind: string;
  entry_alarm: Generated<boolean>;
  exit_alarm: Generated<boolean>;
  speed_kmh: number | null;
  validity: Json | null;
  color: string | null;
  note: string | null;
  path_count: Generated<number>;
  archived_at: Instant | null;
  search_text: Generated<string>;
  created_by: string;
  created_at: Generated<Instant>;
  updated_by: string | null;
  updated_at: Generated<Instant>;
  version: Generated<number>;
}

export interface GpsSettings {
  company_id: string;
  kind: string;
  interval_seconds: number | null;
  silence_minutes: number | null;
  max_speed_kmh: number | null;
  max_accuracy_m: number | null;
  trip_days: number | null;
  off_trip_days: number | null;
  updated_by: string | null;
  updated_at: Generated<Instant>;
  version: Generated<number>;
}

export interface Homologation {
  id: string;
  company_id: string;
  driver_id: string | null;
  vehicle_id: string | null;
  country_code: string;
  question: Json;
  requested_by: string;
  requested_at: Instant;
  due_at: Instant;
  finished_at: Instant | null;
  notified_at: Instant | null;
}

export interface HomologationCheck {
  company_id: string;
  homologation_id: string;
  code: string;
  status: Generated<string>;
  clear: boolean | null;
  source: string;
  failure: string | null;
  message: string | null;
  details: Generated<Json>;
  checked_by: string | null;
  evidence_file_id: string | null;
  requested_at: Instant;
  settled_at: Instant | null;
}

export interface HomologationWatcher {
  company_id: string;
  homologation_id: string;
  user_id: string;
  pusher_id: string;
}

export interface IdempotencyKey {
  user_id: string;
  key: string;
  call: string;
  body_hash: string;
  status: number | null;
  reply: string | null;
  created_at: Generated<Instant>;
}

export interface ImportFile {
  file_id: string;
  company_id: string;
  purpose: string;
  target: string;
  created_at: Generated<Instant>;
  settled: Generated<boolean>;
}

export interface LatestPosition {
  tracker_id: string;
  company_id: string;
  device_id: string | null;
  vehicle_id: string | null;
  order_id: string | null;
  at: Instant | null;
  lat: number | null;
  lng: number | null;
  speed_kmh: number | null;
  heading: number | null;
  accuracy_m: number | null;
  source: string;
  is_clock_ahead: Generated<boolean>;
  stationary_since: Instant | null;
  contact_at: Instant;
  battery_percent: number | null;
  has_power: boolean | null;
  ignition: boolean | null;
  doubt: Json | null;
  changed: Generated<string>;
  stored_at: Instant | null;
}

export interface LearnedTrip {
  order_id: string;
  company_id: string;
  learned_at: Generated<Instant>;
}

export interface ListView {
  id: string;
  company_id: string;
  owner_id: string;
  list: string;
  name: string;
  query: string;
  columns: Json;
  shared: Generated<boolean>;
  version: Generated<number>;
  created_at: Generated<Instant>;
  updated_at: Generated<Instant>;
}

export interface ListViewDefault {
  company_id: string;
  user_id: string;
  list: string;
  view_id: string;
}

export interface LoadOrder {
  id: string;
  company_id: string;
  operation_id: string;
  kind: string;
  mode: Generated<string>;
  code: string;
  status: number;
  status_at: Generated<Instant>;
  client_id: string | null;
  client_company_id: string | null;
  notification_mail: string | null;
  notification_first_name: string | null;
  notification_last_name: string | null;
  client_tax_document: string | null;
  operator_id: string | null;
  analyst_id: string | null;
  origin: Json;
  destination: Json;
  origin_city: string;
  destination_city: string;
  loading_date: string | null;
  loading_hour: string | null;
  delivery_date: string | null;
  delivery_hour: string | null;
  container_return: string | null;
  delay_cutoff: Instant | null;
  delay_date: Instant | null;
  distance_km: string | null;
  category_load: string | null;
  weight: string | null;
  weight_unit: string | null;
  boarding_mode: string | null;
  vehicle_type: string | null;
  type_operation: string | null;
  action: string | null;
  service_type: string | null;
  loads: Generated<Json>;
  client_freight_type: string | null;
  client_freight: string | null;
  client_freight_currency: string | null;
  client_freight_unit: string | null;
  client_freight_invoice: Generated<boolean>;
  client_freight_advance: string | null;
  carrier_freight_type: string | null;
  carrier_freight: string | null;
  carrier_freight_currency: string | null;
  carrier_freight_unit: string | null;
  carrier_freight_invoice: Generated<boolean>;
  carrier_freight_advance: string | null;
  transport_freight: string | null;
  transport_freight_currency: string | null;
  hide_trucker_freight: Generated<boolean>;
  assignment_number: string | null;
  order_codes: Generated<string[]>;
  delivery_codes: Generated<string[]>;
  bill_of_lading: string | null;
  bill_of_lading_fourkites: string | null;
  carrier_booking_number: string | null;
  equipment_number: string | null;
  container_type: string | null;
  vessel: string | null;
  crt: string | null;
  invoice_number: string | null;
  comment: string | null;
  properties: Generated<Json>;
  carrier_id: string | null;
  carrier_company_id: string | null;
  carrier_name: string | null;
  assignment_company_id: string | null;
  fleet_company_id: string | null;
  truck_id: string | null;
  plate: string | null;
  trailer_id: string | null;
  trailer_plate: string | null;
  second_trailer_id: string | null;
  driver_id: string | null;
  driver_name: string | null;
  driver_phone: string | null;
  gps_device_id: string | null;
  assigned_at: Instant | null;
  accepted_at: Instant | null;
  started_at: Instant | null;
  finished_at: Instant | null;
  loaded_tn: string | null;
  delivered_tn: string | null;
  template_version_id: string | null;
  tasks_done: Generated<number>;
  tasks_total: Generated<number>;
  rated: Generated<boolean>;
  last_lat: number | null;
  last_lng: number | null;
  last_seen_at: Instant | null;
  search_text: Generated<string>;
  created_by: string;
  created_at: Generated<Instant>;
  updated_at: Generated<Instant>;
  version: Generated<number>;
  sharing_since: Instant | null;
  payment_difference: string | null;
  distance_estimated: Generated<boolean>;
  late_at: Instant | null;
  opportunity_id: string | null;
  opportunity_code: string | null;
  postulation_id: string | null;
  booking_state: string | null;
  booking_at: Instant | null;
  route_id: string | null;
  path_id: string | null;
  path_version_id: string | null;
  supervision: string | null;
  expected_minutes: number | null;
  arrived_at: Instant | null;
  documents_returned_at: Instant | null;
}

export interface LoadOrderComment {
  id: string;
  company_id: string;
  order_id: string;
  text: string;
  created_by: string;
  created_at: Generated<Instant>;
}

export interface LoadOrderEvent {
  id: string;
  company_id: string;
  order_id: string;
  at: Generated<Instant>;
  user_id: string | null;
  by_name: string | null;
  type: string;
  status: number | null;
  reason: string | null;
  details: Generated<Json>;
}

export interface LoadOrderFile {
  id: string;
  company_id: string;
  order_id: string;
  task_id: string | null;
  stop_id: string | null;
  type: string;
  file_id: string;
  name: string;
  created_by: string | null;
  created_at: Generated<Instant>;
}

export interface LoadOrderForm {
  id: string;
  company_id: string;
  order_id: string;
  kind: string;
  code: string;
  content: Json;
  completed_at: Instant | null;
  created_by: string;
  created_at: Generated<Instant>;
  updated_at: Generated<Instant>;
  version: Generated<number>;
}

export interface LoadOrderOption {
  company_id: string;
  kind: string;
  side: string;
  field: string;
  fold: string;
  label: string;
  value: string;
  orders: number;
  loose: boolean;
}

export interface LoadOrderPayment {
  id: string;
  company_id: string;
  order_id: string;
  amount: string;
  currency: string;
  paid_on: string;
  reference: string | null;
  file_id: string | null;
  created_by: string;
  created_at: Generated<Instant>;
}

export interface LoadOrderRating {
  id: string;
  company_id: string;
  order_id: string;
  link_id: string;
  facility: number | null;
  driver: number | null;
  company: number | null;
  comment: string | null;
  rated_by: string | null;
  created_at: Generated<Instant>;
  reply: string | null;
  replied_by: string | null;
  replied_at: Instant | null;
}

export interface LoadOrderStop {
  id: string;
  company_id: string;
  order_id: string;
  position: number;
  action: string;
  place: Json;
  city: string;
  customer: string | null;
  contact_name: string | null;
  contact_phone: string | null;
  order_code: string | null;
  delivery_code: string | null;
  planned_at: Instant | null;
  quantity: string | null;
  quantity_unit: string | null;
  quantity_done: string | null;
  status: Generated<string>;
  note: string | null;
  arrived_at: Instant | null;
  done_at: Instant | null;
  done_by: string | null;
}

export interface LoadOrderTally {
  company_id: string;
  kind: string;
  client_company_id: string | null;
  carrier_company_id: string | null;
  status: number;
  rated: boolean;
  client_id: string | null;
  carrier_id: string | null;
  operator_id: string | null;
  origin_city: string;
  destination_city: string;
  category_load: string | null;
  weight_unit: string | null;
  vehicle_type: string | null;
  type_operation: string | null;
  action: string | null;
  service_type: string | null;
  container_type: string | null;
  orders: number;
  loose: Generated<boolean>;
}

export interface LoadOrderTask {
  id: string;
  company_id: string;
  order_id: string;
  stop_id: string | null;
  stage_position: number;
  stage_name: string;
  position: number;
  key: string;
  name: string;
  by: string;
  evidence: string;
  required: boolean;
  form: Generated<Json>;
  answers: Generated<Json>;
  note: string | null;
  done_at: Instant | null;
  done_by: string | null;
  done_by_name: string | null;
  client_key: string | null;
  lat: number | null;
  lng: number | null;
  waits: Generated<boolean>;
}

export interface LoadOrderTrailer {
  trailer_id: string;
  company_id: string;
  order_id: string;
}

export interface LocationRequest {
  id: string;
  company_id: string;
  order_id: string;
  asked_by: string;
  asked_company_id: string;
  asked_at: Generated<Instant>;
  expires_at: Instant;
  answered_at: Instant | null;
  refused_at: Instant | null;
  expired_at: Instant | null;
  lat: number | null;
  lng: number | null;
  accuracy_m: number | null;
}

export interface MailMessage {
  id: string;
  recipient: string;
  subject: string;
  text_body: string;
  html_body: string;
  created_at: Generated<Instant>;
  calendar: string | null;
}

export interface MapEvent {
  id: string;
  company_id: string;
  carrier_company_id: string | null;
  order_id: string | null;
  vehicle_id: string | null;
  device_id: string | null;
  kind: string;
  subject: Generated<string>;
  at: Instant;
  ended_at: Instant | null;
  lat: number | null;
  lng: number | null;
  details: Generated<Json>;
  plate: string | null;
  driver_name: string | null;
  order_code: string | null;
  user_id: string | null;
  by_name: string | null;
  search_text: Generated<string>;
  created_at: Generated<Instant>;
  updated_at: Generated<Instant>;
}

export interface MapView {
  id: Generated<string>;
  company_id: string;
  user_id: string;
  slot: Instant;
  kinds: string[];
  sees_fleet: boolean;
}

export interface Membership {
  id: string;
  company_id: string;
  user_id: string;
  enabled: Generated<boolean>;
  invited_by: string | null;
  created_at: Generated<Instant>;
  updated_at: Generated<Instant>;
  version: Generated<number>;
}

export interface MembershipInvitation {
  id: string;
  company_id: string;
  email: string;
  user_id: string | null;
  first_name: string;
  last_name: string;
  country_code: string | null;
  phone: string | null;
  language: string | null;
  invited_by: string;
  status: Generated<string>;
  created_at: Generated<Instant>;
  sent_at: Generated<Instant>;
  closed_at: Instant | null;
}

export interface MembershipInvitationRole {
  company_id: string;
  invitation_id: string;
  role_id: string;
}

export interface MembershipRole {
  company_id: string;
  user_id: string;
  role_id: string;
}

export interface Notification {
  id: string;
  company_id: string;
  user_id: string;
  type: string;
  message: string;
  data: Generated<Json>;
  read_at: Instant | null;
  event_id: string | null;
  created_at: Generated<Instant>;
}

export interface NotificationPreference {
  company_id: string;
  user_id: string;
  type: string;
  in_app: Generated<boolean>;
  push: Generated<boolean>;
  mail: Generated<boolean>;
  mail_rhythm: Generated<string>;
}

export interface Operation {
  id: string;
  company_id: string;
  kind: string;
  code: string;
  dispatch_type: string | null;
  service_type: string | null;
  client_id: string | null;
  client_company_id: string | null;
  operator_id: string | null;
  reference: string | null;
  comment: string | null;
  origin: Json;
  destination: Json;
  origin_city: string;
  destination_city: string;
  pickup_date: string;
  delivery_date: string;
  category_load: string | null;
  vehicle_type: string | null;
  weight_unit: string | null;
  client_freight_type: string | null;
  client_freight: string | null;
  client_freight_currency: string | null;
  supplier_freight_type: string | null;
  supplier_freight: string | null;
  supplier_freight_currency: string | null;
  promised_tn: string | null;
  finalized_at: Instant | null;
  template_id: string | null;
  state: Generated<string>;
  canceled_at: Instant | null;
  cancel_reason: string | null;
  order_count: Generated<number>;
  search_text: string;
  created_by: string;
  created_at: Generated<Instant>;
  updated_at: Generated<Instant>;
  version: Generated<number>;
  path_id: string | null;
  supervision: string | null;
}

export interface Opportunity {
  id: string;
  company_id: string;
  code: string;
  state: Generated<string>;
  publication_type: string;
  market_type: string;
  audience: Generated<string>;
  description: string;
  client_id: string | null;
  origin: Json;
  destination: Json;
  origin_city: string;
  destination_city: string;
  origin_country: string | null;
  destination_country: string | null;
  date_type: string;
  pickup_date: string;
  until_date: string;
  category_load: string | null;
  vehicle_type: string;
  quantity: number;
  weight: string;
  weight_unit: string;
  volume: string;
  freight_type: string;
  freight: string | null;
  freight_currency: string;
  freight_unit: string | null;
  invoice: Generated<boolean>;
  advance: Generated<boolean>;
  advance_percent: number | null;
  special_notes: string | null;
  comment: string | null;
  email_notification: Generated<boolean>;
  whatsapp_notification: Generated<boolean>;
  first_price_wins: Generated<boolean>;
  days: number;
  deadline: Instant | null;
  publish_at: Instant | null;
  own_first_hours: number | null;
  answer_hours: number | null;
  published_at: Instant | null;
  ends_at: Instant | null;
  opens_at: Instant | null;
  is_open: Generated<boolean>;
  ended_by: string | null;
  cancel_reason: string | null;
  applicants: Generated<number>;
  accepted: Generated<number>;
  search_text: string;
  created_by: string;
  created_at: Generated<Instant>;
  updated_at: Generated<Instant>;
  version: Generated<number>;
  origin_square: number | null;
}

export interface OpportunityEvent {
  id: string;
  company_id: string;
  opportunity_id: string;
  at: Generated<Instant>;
  user_id: string | null;
  type: string;
  reason: string | null;
  details: Generated<Json>;
}

export interface OpportunityMessage {
  id: string;
  company_id: string;
  opportunity_id: string;
  partner_id: string;
  name: string;
  phone: string;
  link_id: string;
  opened_by: string;
  opened_at: Generated<Instant>;
}

export interface OpportunityReader {
  company_id: string;
  opportunity_id: string;
  reader_company_id: string;
  position: number;
  user_ids: string[] | null;
  turn: Generated<string>;
  asked_at: Instant | null;
  answer_by: Instant | null;
  refusal: string | null;
  refusal_note: string | null;
  live: Generated<boolean>;
  publication_type: string | null;
  published_at: Instant | null;
}

export interface OpportunityWatch {
  company_id: string;
  user_id: string;
  opportunity_id: string;
  created_at: Generated<Instant>;
}

export interface OrderProperty {
  id: string;
  company_id: string;
  name_key: string;
  name: string;
  type: string;
  required: Generated<boolean>;
  choices: Generated<string[]>;
  disabled: Generated<boolean>;
  max_length: Generated<number>;
  abbreviation: string | null;
  number: number | null;
  form_step: Generated<number>;
  regular_expression: string | null;
  position: number;
}

export interface OrderPropertyList {
  company_id: string;
  version: Generated<number>;
}

export interface OutboxEvent {
  id: string;
  company_id: string | null;
  actor_id: string | null;
  type: string;
  payload: Json;
  created_at: Generated<Instant>;
  delivered_at: Instant | null;
}

export interface OutsideService {
  name: string;
  failures: Generated<number>;
  rests_until: Instant | null;
  failed_at: Instant | null;
  reason: string | null;
  answered_at: Instant | null;
}

export interface Partner {
  id: string;
  company_id: string;
  kind: string;
  name: string;
  country_code: string;
  tax_id: string | null;
  address: string | null;
  city: string | null;
  notes: string | null;
  active: Generated<boolean>;
  linked_company_id: string | null;
  search_text: string;
  created_by: string;
  created_at: Generated<Instant>;
  updated_at: Generated<Instant>;
  version: Generated<number>;
  payment_term_days: number | null;
}

export interface PartnerAccess {
  company_id: string;
  partner_id: string;
  user_id: string;
  granted_by: string;
  granted_at: Generated<Instant>;
}

export interface PartnerAddress {
  id: string;
  company_id: string;
  partner_id: string;
  position: number;
  full_name: string;
  address: string | null;
  city: string | null;
  city_id: string | null;
  country_code: string | null;
  reference: string | null;
  lat: number | null;
  lng: number | null;
  created_at: Generated<Instant>;
}

export interface PartnerContact {
  id: string;
  company_id: string;
  partner_id: string;
  position: number;
  full_name: string;
  country_code: string | null;
  phone: string | null;
  email: string | null;
}

export interface PartnerDocument {
  id: string;
  company_id: string;
  partner_id: string;
  file_id: string;
  type: string;
  name: string;
  expires_on: string | null;
  created_by: string;
  created_at: Generated<Instant>;
}

export interface PasswordRecovery {
  handle: string;
  user_id: string | null;
  code_hash: string;
  tries: Generated<number>;
  expires_at: Instant;
  used_at: Instant | null;
  created_at: Generated<Instant>;
}

export interface Place {
  id: string;
  company_id: string;
  name: string;
  address: string | null;
  city: string | null;
  city_id: string | null;
  country_code: string | null;
  lat: number;
  lng: number;
  fence: Generated<Json>;
  expected_minutes: Generated<number>;
  for_load: Generated<boolean>;
  for_unload: Generated<boolean>;
  company_address_id: string | null;
  partner_address_id: string | null;
  archived_at: Instant | null;
  search_text: Generated<string>;
  created_by: string | null;
  created_at: Generated<Instant>;
  updated_by: string | null;
  updated_at: Generated<Instant>;
  version: Generated<number>;
}

export interface Position {
  tracker_id: string;
  at: Instant;
  company_id: string;
  device_id: string | null;
  vehicle_id: string | null;
  order_id: string | null;
  lat: number;
  lng: number;
  speed_kmh: number | null;
  heading: number | null;
  accuracy_m: number | null;
  altitude_m: number | null;
  source: string;
  verdict: Generated<string>;
  received_at: Generated<Instant>;
  number: Generated<number>;
}

export interface PositionView {
  id: Generated<string>;
  company_id: string;
  order_id: string;
  driver_id: string | null;
  viewer_company_id: string | null;
  user_id: string | null;
  link_id: string | null;
  way: string;
  slot: Instant;
  views: Generated<number>;
}

export interface Postulation {
  id: string;
  company_id: string;
  opportunity_id: string;
  applicant_company_id: string | null;
  applicant_name: string;
  user_id: string | null;
  by: string;
  state: Generated<string>;
  trucks: number;
  accepted_trucks: Generated<number>;
  truck_id: string | null;
  plate: string | null;
  driver_id: string | null;
  driver_name: string | null;
  comment: string | null;
  changed: Generated<boolean>;
  offer_number: number;
  offer_by: string;
  freight_type: string;
  freight: string;
  freight_currency: string;
  freight_unit: string | null;
  reason: string | null;
  closed_by: string | null;
  operation_id: string | null;
  answered_at: Instant | null;
  shipper_stars: number | null;
  shipper_comment: string | null;
  created_at: Generated<Instant>;
  updated_at: Generated<Instant>;
  version: Generated<number>;
  outside: Json | null;
  link_id: string | null;
  secret_hash: string | null;
  partner_id: string | null;
  category_load: string | null;
  origin_city: Generated<string>;
  destination_city: Generated<string>;
  search_text: Generated<string>;
}

export interface PostulationOffer {
  id: string;
  company_id: string;
  postulation_id: string;
  number: number;
  by: string;
  user_id: string | null;
  freight_type: string;
  freight: string;
  freight_currency: string;
  freight_unit: string | null;
  comment: string | null;
  at: Generated<Instant>;
}

export interface PublicLink {
  id: string;
  company_id: string;
  purpose: string;
  order_id: string | null;
  operation_id: string | null;
  client_id: string | null;
  driver_id: string | null;
  alias_hash: string;
  secret_hash: string | null;
  exchanged_at: Instant | null;
  shows: Generated<string[]>;
  language: string | null;
  recipient: string | null;
  expires_at: Instant;
  revoked_at: Instant | null;
  revoked_by: string | null;
  access_count: Generated<number>;
  last_access_at: Instant | null;
  created_by: string | null;
  created_at: Generated<Instant>;
  opportunity_id: string | null;
  mail: string | null;
  delay_noticed_at: Instant | null;
  arrival_noticed_at: Instant | null;
  notices: Generated<string[]>;
}

export interface PublishedRate {
  currency: string;
  own: string;
  rate: string;
  source: string;
  day: string;
  read_at: Generated<Instant>;
}

export interface Registration {
  id: string;
  company_id: string;
  country_code: string;
  state: Generated<string>;
  kind: string | null;
  name: string | null;
  tax_id: string | null;
  form: Json | null;
  sent_at: Instant | null;
  decided_by: string | null;
  decided_at: Instant | null;
  reason: string | null;
  partner_id: string | null;
  created_by: string;
  created_at: Generated<Instant>;
  updated_at: Generated<Instant>;
  version: Generated<number>;
}

export interface RegistrationEvent {
  id: string;
  company_id: string;
  registration_id: string;
  type: string;
  user_id: string | null;
  details: Generated<Json>;
  at: Generated<Instant>;
}

export interface RegistrationFile {
  file_id: string;
  company_id: string;
  registration_id: string;
  created_at: Generated<Instant>;
}

export interface ReportEmbed {
  id: string;
  company_id: string;
  screen: string;
  kind: string;
  source: string | null;
  workspace_id: string | null;
  report_id: string | null;
  dataset_id: string | null;
  dashboard: number | null;
  address: string | null;
  changed_by: string;
  created_at: Generated<Instant>;
  updated_at: Generated<Instant>;
  version: Generated<number>;
}

export interface ReportLine {
  company_id: string;
  side: string;
  kind: string;
  dimension: string;
  value: string;
  starts_on: string;
  income_currency: string | null;
  cost_currency: string | null;
  ended: number;
  cancelled: number;
  cancelled_assigned: number;
  loading_on_time: number;
  loading_unknown: number;
  delivery_on_time: number;
  delivery_unknown: number;
  in_full: number;
  otif: number;
  km: string;
  tonnes: string;
  weighed_loaded_tn: string;
  weighed_delivered_tn: string;
  accepted: number;
  acceptance_minutes: number;
  income: string;
  cost: string;
  paid: string;
  income_own: string;
  cost_own: string;
  unpriced: number;
  unrated: number;
  cost_of_km: string;
  km_of_cost: string;
  cost_of_tn: string;
  tn_of_cost: string;
  loose: Generated<boolean>;
  unpriced_cost: Generated<number>;
  unrated_cost: Generated<number>;
}

export interface ReportLink {
  id: string;
  company_id: string;
  name: string;
  screen: string;
  filters: Json;
  shows_prices: boolean;
  shows_people: boolean;
  author_id: string;
  alias_hash: string;
  expires_at: Instant;
  revoked_at: Instant | null;
  revoked_by: string | null;
  access_count: Generated<number>;
  last_access_at: Instant | null;
  created_at: Generated<Instant>;
}

export interface ReportMail {
  id: string;
  company_id: string;
  run_id: string;
  user_id: string | null;
  email: string;
  language: string;
  file_id: string | null;
  alias_hash: string;
  expires_at: Instant;
  revoked_at: Instant | null;
  revoked_by: string | null;
  access_count: Generated<number>;
  last_access_at: Instant | null;
  shows_prices: Generated<boolean>;
}

export interface ReportRecount {
  company_id: string;
  since: string | null;
  asked_at: Generated<Instant>;
  is_begun: Generated<boolean>;
  counted_to: Generated<string>;
}

export interface ReportRun {
  id: string;
  company_id: string;
  schedule_id: string;
  period: string;
  author_id: string;
  state: Generated<string>;
  problem: string | null;
  created_at: Generated<Instant>;
  finished_at: Instant | null;
  skipped: Generated<Json>;
}

export interface ReportSchedule {
  id: string;
  company_id: string;
  name: string;
  screen: string;
  format: string;
  filters: Json;
  frequency: string;
  weekday: number | null;
  month_day: number | null;
  hour: string;
  language: string;
  recipients: Json;
  author_id: string;
  next_at: Instant;
  last_period: string | null;
  failures: Generated<number>;
  paused_at: Instant | null;
  paused_by: string | null;
  removed_at: Instant | null;
  created_at: Generated<Instant>;
  updated_at: Generated<Instant>;
  version: Generated<number>;
  view_id: string | null;
  outside_prices: Generated<boolean>;
}

export interface ReportTrip {
  order_id: string;
  side: string;
  company_id: string;
  kind: string;
  day: string;
  client: string | null;
  carrier: string | null;
  lane: string;
  category: string | null;
  vehicle_type: string | null;
  truck: string | null;
  driver: string | null;
  operator: string | null;
  origin_facility: string | null;
  destination_facility: string | null;
  income_currency: string | null;
  cost_currency: string | null;
  ended: number;
  cancelled: number;
  cancelled_assigned: number;
  loading_on_time: number;
  loading_unknown: number;
  delivery_on_time: number;
  delivery_unknown: number;
  in_full: number;
  otif: number;
  km: string;
  tonnes: string;
  weighed_loaded_tn: string;
  weighed_delivered_tn: string;
  accepted: number;
  acceptance_minutes: number;
  income: string;
  cost: string;
  paid: string;
  income_own: string;
  cost_own: string;
  unpriced: number;
  unrated: number;
  cost_of_km: string;
  km_of_cost: string;
  cost_of_tn: string;
  tn_of_cost: string;
  receivable: string | null;
  receivable_on: string | null;
  payable: string | null;
  payable_on: string | null;
  country: string | null;
  fleet: boolean | null;
  started_at: Instant | null;
  from_lat: number | null;
  from_lng: number | null;
  to_lat: number | null;
  to_lng: number | null;
  unpriced_cost: Generated<number>;
  unrated_cost: Generated<number>;
}

export interface RequiredDocuments {
  company_id: string;
  owner_kind: string;
  country_code: string;
  types: string[];
  updated_by: string;
  updated_at: Generated<Instant>;
  version: Generated<number>;
}

export interface Role {
  id: string;
  company_id: string;
  key: string;
  name: string;
  permissions: Generated<string[]>;
  is_admin: Generated<boolean>;
  shipped: Generated<boolean>;
  created_at: Generated<Instant>;
  updated_at: Generated<Instant>;
  version: Generated<number>;
}

export interface Route {
  id: string;
  company_id: string;
  load_id: string;
  unload_id: string;
  name: string;
  currency: string;
  archived_at: Instant | null;
  path_count: Generated<number>;
  usual_meters: number | null;
  usual_minutes: number | null;
  checkpoint_count: Generated<number>;
  checkpoint_types: Generated<string[]>;
  fence_count: Generated<number>;
  open_orders: Generated<number>;
  search_text: Generated<string>;
  created_by: string;
  created_at: Generated<Instant>;
  updated_by: string | null;
  updated_at: Generated<Instant>;
  version: Generated<number>;
}

export interface RoutePath {
  id: string;
  company_id: string;
  route_id: string;
  name: string;
  kind: string;
  is_usual: Generated<boolean>;
  position: number;
  version_id: string;
  alarms: Generated<Json>;
  archived_at: Instant | null;
  created_by: string;
  created_at: Generated<Instant>;
  updated_by: string | null;
  updated_at: Generated<Instant>;
  version: Generated<number>;
}

export interface RoutePathVersion {
  id: string;
  company_id: string;
  path_id: string;
  number: number;
  route_name: string;
  path_name: string;
  line: string;
  levels: string[];
  points: number;
  meters: number;
  expected_minutes: number;
  source: string;
  corridor_meters: number;
  speed_kmh: number | null;
  forbidden_hours: Generated<Json>;
  stopovers: Generated<Json>;
  checkpoints: Generated<Json>;
  fence_ids: Generated<string[]>;
  created_by: string;
  created_at: Generated<Instant>;
}

export interface SavedLane {
  id: string;
  company_id: string;
  user_id: string;
  origin_city: string | null;
  destination_city: string | null;
  vehicle_type: string | null;
  alert: Generated<boolean>;
  created_at: Generated<Instant>;
}

export interface SchemaMigration {
  name: string;
  applied_at: Generated<Instant>;
}

export interface SectionDrive {
  order_id: string;
  section: number;
  company_id: string;
  path_version_id: string;
  hour: number;
  kmh: number;
}

export interface SharingSpan {
  id: Generated<string>;
  company_id: string;
  order_id: string;
  driver_id: string;
  from_at: Instant;
  to_at: Instant | null;
}

export interface SignInFailure {
  key: string;
  failures: number;
  locked_until: Instant;
}

export interface StageTemplate {
  id: string;
  company_id: string;
  kind: string;
  name: string;
  enabled: Generated<boolean>;
  is_default: Generated<boolean>;
  current_number: Generated<number>;
  created_by: string;
  created_at: Generated<Instant>;
  updated_at: Generated<Instant>;
  version: Generated<number>;
}

export interface StageTemplateVersion {
  id: string;
  company_id: string;
  template_id: string;
  number: number;
  stages: Json;
  created_by: string;
  created_at: Generated<Instant>;
}

export interface StepIn {
  id: string;
  company_id: string;
  user_id: string;
  session_id: string;
  user_name: string;
  reason: string;
  started_at: Instant;
  expires_at: Instant;
  ended_at: Instant | null;
  ended_by: string | null;
}

export interface TicketKey {
  id: number;
  public_key: string;
  created_at: Generated<Instant>;
}

export interface TrackingSettings {
  company_id: string;
  requires_gps: Generated<boolean>;
  updated_by: string | null;
  updated_at: Generated<Instant>;
  version: Generated<number>;
}

export interface TripPhoto {
  id: string;
  company_id: string;
  order_id: string;
  report_id: string | null;
  trouble_id: string | null;
  file_id: string;
  name: string;
  created_at: Generated<Instant>;
}

export interface TripReport {
  id: string;
  company_id: string;
  order_id: string;
  place: string;
  note: string | null;
  lat: number | null;
  lng: number | null;
  at: Instant;
  created_by: string | null;
  by_name: string | null;
  created_at: Generated<Instant>;
  updated_by: string | null;
  updated_at: Generated<Instant>;
  version: Generated<number>;
}

export interface TripSpan {
  id: Generated<string>;
  company_id: string;
  order_id: string;
  fleet_company_id: string;
  truck_id: string;
  driver_id: string;
  from_at: Instant;
  to_at: Instant | null;
}

export interface TripTrouble {
  id: string;
  company_id: string;
  order_id: string;
  type: string;
  note: string | null;
  at: Instant;
  lat: number | null;
  lng: number | null;
  client_key: string | null;
  by_driver: boolean;
  alert_id: string | null;
  created_by: string | null;
  by_name: string | null;
  created_at: Generated<Instant>;
}

export interface TypeOperation {
  id: string;
  name: string;
}

export interface UserSession {
  id: string;
  user_id: string;
  company_id: string | null;
  refresh_hash: string;
  previous_hash: string | null;
  rotated_at: Generated<Instant>;
  user_agent: string | null;
  address: string | null;
  created_at: Generated<Instant>;
  last_seen_at: Generated<Instant>;
  expires_at: Instant;
  revoked_at: Instant | null;
  revoked_reason: string | null;
  confirmed_at: Instant | null;
  step_in_id: string | null;
  actor: Json | null;
  actor_stamp: number | null;
}

export interface Vehicle {
  id: string;
  company_id: string;
  market: string;
  kind: string;
  country_code: string;
  plate: string;
  type: string;
  brand: string | null;
  year: number | null;
  color: string | null;
  chassis: string | null;
  crpva: string | null;
  ruat_document_type: string | null;
  axles: number | null;
  capacity_tn: string | null;
  volume_m3: string | null;
  pallets: number | null;
  fleet_type: string | null;
  partner_id: string | null;
  gps_device_id: string | null;
  driver_id: string | null;
  trailer_id: string | null;
  second_trailer_id: string | null;
  enabled: Generated<boolean>;
  documents_done: Generated<number>;
  documents_required: Generated<number>;
  documents_expired: Generated<boolean>;
  search_text: string;
  created_by: string;
  created_at: Generated<Instant>;
  updated_at: Generated<Instant>;
  version: Generated<number>;
  documents_expire_on: string | null;
}

export interface VehicleCategory {
  id: string;
  company_id: string;
  vehicle_type: string;
  type_operation: string;
  minutes: number;
  scheduled: Generated<boolean>;
  position: number;
}

export interface VehicleCategoryList {
  company_id: string;
  version: Generated<number>;
}

export interface VehicleClaim {
  id: string;
  company_id: string;
  company_name: string;
  owner_company_id: string;
  vehicle_id: string;
  country_code: string;
  plate: string;
  kind: string;
  status: Generated<string>;
  asked_by: string;
  asked_at: Generated<Instant>;
  answered_by: string | null;
  answered_at: Instant | null;
}

export interface VehiclePhoto {
  id: string;
  company_id: string;
  vehicle_id: string;
  file_id: string;
  position: number;
  created_at: Generated<Instant>;
}

export interface Warehouse {
  id: string;
  company_id: string;
  time_zone: string;
  contact_name: string | null;
  contact_phone: string | null;
  contact_mail: string | null;
  instructions: string | null;
  interval_minutes: Generated<number>;
  buffer_minutes: Generated<number>;
  view_days: Generated<number>;
  open_to_associates: Generated<boolean>;
  open_to_carriers: Generated<boolean>;
  open_to_links: Generated<boolean>;
  booking_cutoff_minutes: Generated<number>;
  cancelling_cutoff_minutes: Generated<number>;
  early_minutes: Generated<number>;
  late_minutes: Generated<number>;
  no_show_minutes: Generated<number>;
  free_minutes: Generated<number>;
  waiting_price: string | null;
  waiting_currency: string | null;
  own_categories: Generated<boolean>;
  removed_at: Instant | null;
  created_by: string;
  created_at: Generated<Instant>;
  updated_at: Generated<Instant>;
  version: Generated<number>;
}

export interface WarehouseCategory {
  id: string;
  company_id: string;
  warehouse_id: string;
  vehicle_type: string;
  type_operation: string;
  minutes: number;
  scheduled: Generated<boolean>;
  position: number;
}

export interface WarehouseClosure {
  id: string;
  company_id: string;
  warehouse_id: string;
  dock_id: string | null;
  starts_on: string;
  ends_on: string;
  starts: string | null;
  ends: string | null;
  reason: string | null;
  created_by: string;
  created_at: Generated<Instant>;
}

export interface WarehousePhoto {
  company_id: string;
  warehouse_id: string;
  file_id: string;
  position: number;
}

export interface WarehouseRating {
  id: string;
  company_id: string;
  warehouse_id: string;
  by: string;
  booking_id: string | null;
  order_id: string | null;
  stars: number;
  comment: string | null;
  rated_by: string | null;
  created_at: Generated<Instant>;
  reply: string | null;
  replied_by: string | null;
  replied_at: Instant | null;
}

export interface WarehouseShift {
  id: string;
  company_id: string;
  warehouse_id: string;
  weekday: number;
  starts: string;
  ends: string;
  dock_ids: Generated<string[]>;
}

export interface WatchedTrip {
  id: string;
  company_id: string;
  order_id: string | null;
  device_id: string | null;
  number: Generated<number>;
  judged_at: Instant | null;
  is_due: Generated<boolean>;
  replays_from: Instant | null;
  next_check_at: Instant | null;
  state: Generated<Json>;
  updated_at: Generated<Instant>;
}

export interface WatchedTripMark {
  ids: string[];
  replays_from: string;
  marked_at: Generated<Instant>;
}

export interface DB {
  alarm_proposal: AlarmProposal;
  alert: Alert;
  alert_event: AlertEvent;
  alert_mute: AlertMute;
  app_user: AppUser;
  article: Article;
  article_reading: ArticleReading;
  attempt_budget: AttemptBudget;
  audit_entry: AuditEntry;
  benefit: Benefit;
  benefit_taking: BenefitTaking;
  booking: Booking;
  booking_event: BookingEvent;
  catalogue_entry: CatalogueEntry;
  catalogue_state: CatalogueState;
  city: City;
  city_state: CityState;
  client_request: ClientRequest;
  closed_trip: ClosedTrip;
  company: Company;
  company_address: CompanyAddress;
  company_alarms: CompanyAlarms;
  company_association: CompanyAssociation;
  company_document: CompanyDocument;
  company_favourite: CompanyFavourite;
  company_operator: CompanyOperator;
  company_series: CompanySeries;
  company_usage: CompanyUsage;
  device: Device;
  device_day: DeviceDay;
  device_grant: DeviceGrant;
  device_link: DeviceLink;
  device_message: DeviceMessage;
  device_source: DeviceSource;
  digest_entry: DigestEntry;
  dock: Dock;
  dock_slot: DockSlot;
  document: Document;
  download: Download;
  driver: Driver;
  event_delivery: EventDelivery;
  exchange_rate: ExchangeRate;
  file_object: FileObject;
  gate_check: GateCheck;
  geofence: Geofence;
  gps_settings: GpsSettings;
  homologation: Homologation;
  homologation_check: HomologationCheck;
  homologation_watcher: HomologationWatcher;
  idempotency_key: IdempotencyKey;
  import_file: ImportFile;
  latest_position: LatestPosition;
  learned_trip: LearnedTrip;
  list_view: ListView;
  list_view_default: ListViewDefault;
  load_order: LoadOrder;
  load_order_comment: LoadOrderComment;
  load_order_event: LoadOrderEvent;
  load_order_file: LoadOrderFile;
  load_order_form: LoadOrderForm;
  load_order_option: LoadOrderOption;
  load_order_payment: LoadOrderPayment;
  load_order_rating: LoadOrderRating;
  load_order_stop: LoadOrderStop;
  load_order_tally: LoadOrderTally;
  load_order_task: LoadOrderTask;
  load_order_trailer: LoadOrderTrailer;
  location_request: LocationRequest;
  mail_message: MailMessage;
  map_event: MapEvent;
  map_view: MapView;
  membership: Membership;
  membership_invitation: MembershipInvitation;
  membership_invitation_role: MembershipInvitationRole;
  membership_role: MembershipRole;
  notification: Notification;
  notification_preference: NotificationPreference;
  operation: Operation;
  opportunity: Opportunity;
  opportunity_event: OpportunityEvent;
  opportunity_message: OpportunityMessage;
  opportunity_reader: OpportunityReader;
  opportunity_watch: OpportunityWatch;
  order_property: OrderProperty;
  order_property_list: OrderPropertyList;
  outbox_event: OutboxEvent;
  outside_service: OutsideService;
  partner: Partner;
  partner_access: PartnerAccess;
  partner_address: PartnerAddress;
  partner_contact: PartnerContact;
  partner_document: PartnerDocument;
  password_recovery: PasswordRecovery;
  place: Place;
  position: Position;
  position_view: PositionView;
  postulation: Postulation;
  postulation_offer: PostulationOffer;
  public_link: PublicLink;
  published_rate: PublishedRate;
  registration: Registration;
  registration_event: RegistrationEvent;
  registration_file: RegistrationFile;
  report_embed: ReportEmbed;
  report_line: ReportLine;
  report_link: ReportLink;
  report_mail: ReportMail;
  report_recount: ReportRecount;
  report_run: ReportRun;
  report_schedule: ReportSchedule;
  report_trip: ReportTrip;
  required_documents: RequiredDocuments;
  role: Role;
  route: Route;
  route_path: RoutePath;
  route_path_version: RoutePathVersion;
  saved_lane: SavedLane;
  schema_migration: SchemaMigration;
  section_drive: SectionDrive;
  sharing_span: SharingSpan;
  sign_in_failure: SignInFailure;
  stage_template: StageTemplate;
  stage_template_version: StageTemplateVersion;
  step_in: StepIn;
  ticket_key: TicketKey;
  tracking_settings: TrackingSettings;
  trip_photo: TripPhoto;
  trip_report: TripReport;
  trip_span: TripSpan;
  trip_trouble: TripTrouble;
  type_operation: TypeOperation;
  user_session: UserSession;
  vehicle: Vehicle;
  vehicle_category: VehicleCategory;
  vehicle_category_list: VehicleCategoryList;
  vehicle_claim: VehicleClaim;
  vehicle_photo: VehiclePhoto;
  warehouse: Warehouse;
  warehouse_category: WarehouseCategory;
  warehouse_closure: WarehouseClosure;
  warehouse_photo: WarehousePhoto;
  warehouse_rating: WarehouseRating;
  warehouse_shift: WarehouseShift;
  watched_trip: WatchedTrip;
  watched_trip_mark: WatchedTripMark;
}
