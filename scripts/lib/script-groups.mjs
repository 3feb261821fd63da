import { byFirstScreens } from './first-screens.mjs';
import { byFirstTexts } from './text-groups.mjs';

/** The modules of the sign-in page, beside those that every page starts with. */
const WELCOME = [
  /\/node_modules\/zod\//,
  /\/node_modules\/@mantine\/core\/esm\/components\/(ActionIcon|Alert|Anchor|CloseButton|Group|Image|Input|InputBase|PasswordInput|SimpleGrid|TextInput)\//,
  /\/node_modules\/@mantine\/core\/esm\/core\/(utils\/(get-base-value|get-breakpoint-value|get-sorted-breakpoints)|styles-api\/use-resolved-styles-api)\//,
  /\/node_modules\/@mantine\/hooks\/esm\/(use-id|use-uncontrolled)\//,
  /\/src\/kernel\/(api-call|file-calls|ids|text|errors)\.ts$/,
  /\/src\/areas\/session\/(contract\/(session-user\.shape|profile\.calls|session\.calls)|rules\/password-policy)\.ts$/,
];

const FORM_STATE = [/\/node_modules\/(react-hook-form|@hookform)\//];
const FORMS = [
  /\/node_modules\/@mantine\/core\/esm\/components\/(Autocomplete|MultiSelect|Pill|PillsInput|Select|Switch|Textarea)\//,
  /\/src\/ui\/form\/(?!use-go-back)/,
  /\/src\/ui\/fields\/(?!.*\.css|date\/(date-presets|preset-list)|choice\/(shown-tags|option-line))/,
];

/** Viewing and uploading files: part of forms and records, of no list. */
const FILES = [
  /\/src\/ui\/(upload|media)\/(?!save-file)/,
  /\/node_modules\/(@mantine\/dropzone|react-dropzone|file-selector|attr-accept)\//,
  /\/node_modules\/@mantine\/core\/esm\/components\/LoadingOverlay\//,
];

/** Choosing among many values: in forms, and in the filters of a list once one is opened. */
const CHOICES = [
  /\/node_modules\/@mantine\/core\/esm\/components\/Combobox\//,
  /\/src\/ui\/list\/filters\/(choice-panel|filter-panel|options-panel|options-state|pick-list|range-panel)/,
];

/** Tables, their filters and pages: of lists, and of no control centre, form or record. */
const LISTS = [
  /\/node_modules\/@mantine\/core\/esm\/components\/(FloatingIndicator|Pagination|SegmentedControl)\//,
  /\/node_modules\/@mantine\/hooks\/esm\/use-pagination\//,
];

/** The top bar and the menu. */
const FRAME = [/\/node_modules\/@mantine\/core\/esm\/components\/(AppShell|Burger|NavLink)\//];

/** What only forms and records show, however many of them. */
const RECORDS = [
  /\/node_modules\/@mantine\/core\/esm\/components\/(FileButton|List|Rating)\//,
  /\/node_modules\/@tabler\/icons-react\/.*\/Icon(AddressBook|ArrowLeft|Calendar|Camera|CloudUpload|DeviceFloppy|ExternalLink|File|FileOff|Files|GripVertical|MapPin|Photo|Progress|StarFilled|ZoomIn|ZoomOut)\.mjs/,
  /\/src\/ui\/(record\/section|catalogue\/(company-catalogues|use-(country|entry)-options)|fields\/choice\/option-line)/,
  /\/src\/ui\/feedback\/(completion-chip|progress|rate-used|rating-value)/,
  /\/src\/(kernel\/(place-calls|text-patterns)|countries\/rule-problem)\.ts/,
];

const CALENDAR = [/\/node_modules\/(@mantine\/dates|dayjs)\//];

/** Modules of one area stay out of the shared scripts, however many of its screens use them. */
const isOfOneArea = (id) => /\/src\/areas\//.test(id);

/** Field tables, their normalisation and places are for the forms and details of some areas; no list uses them. */
const isFieldTable = (id) =>
  /\/src\/(kernel\/(encoded-line|globe|map-text\/[\w-]+|field(s|-kinds|-mapping|-problem)|typed-number|place-search-calls)|countries\/container)\.ts$/.test(
    id,
  );

/** Records and settings have tabs, and choose one of two or three things; few lists do. */
const isOfTabs = (id) => /\/node_modules\/@mantine\/core\/esm\/components\/(Tabs|Radio)\//.test(id);

/** Small tables of forms and records; lists have their own. */
const isOfTables = (id) => /\/node_modules\/@mantine\/core\/esm\/components\/Table\//.test(id);

/** The frame of a record leads back as forms do: among the scripts of lists it would make them wait for those of forms. */
const isRecordFrame = (id) => /\/src\/ui\/record\/(history|record-(screen|columns))/.test(id);

/** The texts of an area in a language are one file, also where the variant of a country builds on them. */
const isText = (id) => /\/src\/areas\/[^/]+\/phrases\//.test(id);

/** Pages for people without an account. */
const isOfPublicPages = (id) => /\/src\/ui\/public-page\//.test(id);

/** Maps and the choice of a place belong to forms and records; no list shows one. */
const isOfMaps = (id) => /\/src\/ui\/map\//.test(id);

/** QR codes are drawn on tickets and links; no list shows one. */
const isOfCodes = (id) => /\/src\/ui\/feedback\/qr-/.test(id);

/** Apart from the areas: the fields of forms have icons as well, and must not load the scripts of an area. */
const isIcon = (id) => /\/node_modules\/@tabler\/icons-react\//.test(id);

/** Of control centres and of prices that are offered: neither must load what else the other needs. */
const isOfRates = (id) => /\/src\/areas\/exchange-rates\/contract\/used-rate/.test(id);

/** The libraries are imported as a whole, so only the bundler knows which parts of them a screen needs. */
const isOwn = (id) => /\/src\//.test(id) && !isWords(id);
const isWords = (id) => /\/src\/.*\/(phrases|bundles)\//.test(id);

const among = (patterns) => (id) => patterns.some((pattern) => pattern.test(id));

const isOfWelcome = among(WELCOME);
const isOfFormState = among(FORM_STATE);
const isOfFrame = among(FRAME);
const isOfLists = among(LISTS);
const byScreens = byFirstScreens('shared');
/** The parts of the library that only the frame or only lists show are named above. */
function ofFirstScreens(id, bundle) {
  if (isOfWelcome(id)) return 'welcome';
  if (isOfFormState(id)) return 'form-state';
  if (isOfFrame(id)) return 'frame';
  return isOfLists(id) ? 'lists' : byScreens(id, bundle);
}

const APART = [isOfOneArea, isFieldTable, isOfTabs, isOfTables, isOfMaps, isOfCodes, isOfPublicPages, isRecordFrame];

/**
 * How the scripts of the application are grouped: one for what every page starts with, one for the sign-in page, one
 * each for forms, files and calendars, and a few of a reasonable size for what several screens share, first of all lists. By default the
 * bundler makes a file of every set of modules that some screens share: more than a hundred for one list.
 */
export const SCRIPT_GROUPS = [
  { name: 'start', tags: ['$initial'], priority: 5 },
  {
    name: ofFirstScreens,
    test: (id) => [isOwn, isIcon, isOfWelcome, isOfFormState, isOfFrame, isOfLists].some((is) => is(id)),
    priority: 3,
    includeDependenciesRecursively: false,
  },
  { name: byFirstTexts(), test: isWords, priority: 3, includeDependenciesRecursively: false },
  { name: 'forms', test: among(FORMS), minShareCount: 4, priority: 2, includeDependenciesRecursively: false },
  { name: 'files', test: among(FILES), minShareCount: 4, priority: 2, includeDependenciesRecursively: false },
  { name: 'choices', test: among(CHOICES), priority: 2, includeDependenciesRecursively: false },
  { name: 'calendar', test: among(CALENDAR), minShareCount: 4, priority: 2, includeDependenciesRecursively: false },
  { name: 'rates', test: isOfRates, priority: 2, includeDependenciesRecursively: false },
  { name: 'records', test: among(RECORDS), minShareCount: 8, priority: 2, includeDependenciesRecursively: false },
  {
    name: 'screens',
    // Libraries alone: the frame and lists build on them, so they must never import a script of the product.
    test: (id) => !isOwn(id) && !isWords(id) && !APART.some((is) => is(id)),
    minShareCount: 8,
    priority: 1,
    includeDependenciesRecursively: false,
  },
  {
    // What many screens share that is in no first one, so that the frame and lists import none of it.
    name: 'machinery',
    test: (id) => isOwn(id) && !APART.some((is) => is(id)),
    minShareCount: 8,
    priority: 1,
    includeDependenciesRecursively: false,
  },
  {
    name: 'shared',
    test: (id) => !isText(id),
    minShareCount: 2,
    entriesAware: true,
    includeDependenciesRecursively: false,
  },
];

/** Every name stands in the first script, so they are as short as the bundler allows. */
export const assetName = 'assets/[name]-[hash:7][extname]';
/** A grouped script is named by its content alone; the bundler would list every screen that uses it. */
export const scriptName = ({ name }) => `assets/${name.startsWith('shared') ? 'shared' : '[name]'}-[hash:7].js`;
