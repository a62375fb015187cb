import { useSearchParams } from 'react-router-dom';

const tabs = ['users', 'analytics', 'activity', 'settings'] as const;
export type DashboardTab = (typeof tabs)[number];

/** The open tab, which stands in the address beside what each tab keeps there; 'users' where it names none. */
export function useDashboardTab(): readonly [DashboardTab, (tab: string) => void] {
  const [query, setQuery] = useSearchParams();
  const tab = tabs.find((name) => name === query.get('tab')) ?? 'users';
  const open = (next: string): void =>
    setQuery((now) => {
      const changed = new URLSearchParams(now);
      if (next === 'users') changed.delete('tab');
      else changed.set('tab', next);
      return changed;
    });
  return [tab, open];
}
