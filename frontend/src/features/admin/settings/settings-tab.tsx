import type { AdminSettings } from '@b1fuchs/contracts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Alert } from '../../../components/ui/alert.js';
import { Card } from '../../../components/ui/card.js';
import { Skeleton, SkeletonGroup } from '../../../components/ui/skeleton.js';
import { Switch } from '../../../components/ui/switch.js';
import { hasCode, userMessageOf } from '../../../lib/http-error.js';
import { toast } from '../../../lib/toast-store.js';
import { FailedToLoad } from '../lib/failed-to-load.js';
import { settingsQuery, useSwitchSetting } from './settings-query.js';
import { settingsTexts as texts } from './texts.js';

/** What holds for everybody, switched at once. */
export function SettingsTab() {
  const { data, error, isFetching, refetch } = useQuery(settingsQuery);
  return (
    <section aria-label={texts.title} className="grid gap-4">
      <h2 className="text-xl font-semibold">{texts.title}</h2>
      {error !== null && <FailedToLoad error={error} isFetching={isFetching} onRetry={() => void refetch()} />}
      {data === undefined && error === null && (
        <SkeletonGroup label={texts.loading} className="grid gap-2">
          <Skeleton className="h-80 rounded-card" />
        </SkeletonGroup>
      )}
      {data !== undefined && <Switches settings={data.settings} />}
    </section>
  );
}

function Switches({ settings }: { settings: AdminSettings }) {
  const { mutate, error, isPending, variables } = useSwitchSetting();
  const change = (name: keyof AdminSettings, isOn: boolean): void =>
    mutate({ name, isOn }, { onSuccess: () => toast({ title: texts.saved(texts.settings[name].name, isOn), tone: 'success', lang: 'en' }) });
  return (
    <>
      {error !== null && (
        <Alert tone="red" title={texts.failed}>
          {hasCode(error, 'CHANGED_MEANWHILE') ? texts.changedMeanwhile : userMessageOf(error)}
        </Alert>
      )}
      <Card className="divide-y divide-grey-2 py-1! sm:py-2!">
        {names.map((name) => (
          <Setting
            key={name}
            {...texts.settings[name]}
            // As it was pressed, until the answer says what holds.
            isOn={isPending && variables.name === name ? variables.isOn : settings[name]}
            onChange={(isOn) => change(name, isOn)}
          />
        ))}
      </Card>
    </>
  );
}

const names = Object.keys(texts.settings) as (keyof AdminSettings)[];

type SettingProps = { name: string; text: string; isOn: boolean; onChange: (isOn: boolean) => void };

function Setting({ name, text, isOn, onChange }: SettingProps) {
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-4 py-4">
      <div>
        <label htmlFor={id} className="font-semibold">
          {name}
        </label>
        <p id={`${id}-text`} className="max-w-text text-sm text-grey-5">
          {text}
        </p>
      </div>
      <Switch id={id} checked={isOn} onCheckedChange={onChange} aria-describedby={`${id}-text`} />
    </div>
  );
}
