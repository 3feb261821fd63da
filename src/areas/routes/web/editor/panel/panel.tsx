import { ActionIcon, Tabs } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readPath } from '#areas/routes/contract/path.calls.ts';
import { useApi } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import type { Store } from '#ui/store/store.ts';
import editorClasses from '../editor.module.css';
import type { Editor } from '../editor-context.ts';
import { PARTS, type Part } from '../state/draft-problems.ts';
import type { Session } from '../state/session.ts';
import type { Fences } from '../use-fences.ts';
import type { PathEditorState } from '../use-path-editor.ts';
import type { WayState } from '../use-way.ts';
import { CheckpointPart } from './checkpoint-part.tsx';
import { PathNotices } from './path-notices.tsx';
import { SaveBar } from './save-bar.tsx';
import { SettingsPart } from './settings-part.tsx';
import { VersionsPart } from './versions-part.tsx';
import { WayPart } from './way-part.tsx';

interface PanelProps {
  readonly state: PathEditorState;
  readonly store: Store<Session>;
  readonly way: WayState;
  readonly fences: Fences;
  readonly isSaving: boolean;
  readonly onSave: () => void;
}

const HEIGHTS = ['low', 'half', 'full'] as const;
const [LOW, HALF] = [0, 1];

/** Everything about the path but its map; on a phone a sheet over the map with three heights. */
export function Panel({ state, store, way, fences, isSaving, onSave }: PanelProps): ReactNode {
  const { t } = useTranslation();
  const { part, setPart, viewed, view } = state;
  const openVersion = useOpenVersion(state);
  const [height, setHeight] = useSheetHeight(state.editor);
  const content: Record<Part, () => ReactNode> = {
    way: () => <WayPart way={way} />,
    checkpoints: () => <CheckpointPart />,
    settings: () => <SettingsPart fences={fences} />,
    versions: () => <VersionsPart viewedId={viewed?.path.versionId ?? null} onOpen={(id) => void openVersion(id)} />,
  };
  return (
    <aside className={editorClasses.panel} data-height={HEIGHTS[height]} aria-label={t('routes.editor.parts.label')}>
      <div className={editorClasses.grip}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('routes.editor.sheet.less')}
          disabled={height === 0}
          onClick={() => setHeight(height - 1)}
        >
          <IconChevronDown size="1.2rem" aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('routes.editor.sheet.more')}
          disabled={height === HEIGHTS.length - 1}
          onClick={() => setHeight(height + 1)}
        >
          <IconChevronUp size="1.2rem" aria-hidden />
        </ActionIcon>
      </div>
      <Tabs
        value={part}
        onChange={(next) => next && setPart(next as Part)}
        keepMounted={false}
        className={editorClasses.parts!}
      >
        <Tabs.List aria-label={t('routes.editor.parts.label')}>
          {PARTS.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(`routes.editor.parts.${one}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <div className={editorClasses.scroll}>
          <PathNotices store={store} viewed={viewed} onView={view} />
          {PARTS.map((one) => (
            <Tabs.Panel key={one} value={one}>
              {one === part && content[one]()}
            </Tabs.Panel>
          ))}
        </div>
      </Tabs>
      <SaveBar store={store} isAsking={way.isAsking} isSaving={isSaving} onSave={onSave} />
    </aside>
  );
}

/** Of the sheet on a phone: whatever is done on the map or under it uncovers both. */
function useSheetHeight({ mode, cutting }: Editor): readonly [number, (height: number) => void] {
  const isMapUsed = mode.kind !== 'look' || cutting !== null;
  const [height, setHeight] = useState(HALF);
  const [lowered, setLowered] = useState(LOW);
  useEffect(() => {
    if (isMapUsed) setLowered(LOW);
  }, [isMapUsed]);
  return isMapUsed ? [lowered, setLowered] : [height, setHeight];
}

function useOpenVersion({ editor, view }: PathEditorState): (versionId: string) => Promise<void> {
  const { t } = useTranslation();
  const api = useApi();
  const snackbar = useSnackbar();
  return async (versionId) => {
    const { stored } = editor.session;
    if (!stored) return;
    try {
      const { path } = await api.call(readPath, { params: { id: stored._id }, query: { versionId } });
      view({ path, kind: 'version' });
    } catch (error) {
      snackbar.failure('load', t('routes.what.path'), error);
    }
  };
}
