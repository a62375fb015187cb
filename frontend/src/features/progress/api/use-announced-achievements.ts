import type { Achievement } from '@b1fuchs/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { connection } from '../../../lib/connection.js';
import { request, requireOk } from '../../../lib/http.js';
import { toast } from '../../../lib/toast-store.js';
import { announcementOf } from '../model/announcement.js';

/** What has been told here already. Lies with the learner's other data, which signing out drops. */
const TOLD_KEY = ['told-achievements'];

/** Tells of new badges in one toast, once, and lets the server know. What it did not hear is not told again here, only reported again. */
export function useAnnouncedAchievements(achievements: readonly Achievement[]): void {
  const client = useQueryClient();
  const { mutate: reportSeen } = useMutation({
    mutationFn: async (ids: string[]) => {
      await requireOk(await request('POST', '/api/user/achievements/seen', { ids }));
    },
  });
  const announce = useEffectEvent((fresh: Achievement[]) => {
    const told = client.getQueryData<string[]>(TOLD_KEY) ?? [];
    const untold = fresh.filter(({ id }) => !told.includes(id));
    if (untold.length > 0) {
      client.setQueryDefaults(TOLD_KEY, { gcTime: Infinity });
      client.setQueryData(TOLD_KEY, [...told, ...untold.map(({ id }) => id)]);
      toast({ ...announcementOf(untold), tone: 'success' });
    }
    reportSeen(fresh.map(({ id }) => id));
  });

  useEffect(() => {
    const fresh = achievements.filter(({ isNew }) => isNew);
    // An answer that was kept for offline may call new what has long been told.
    if (fresh.length > 0 && connection.get() === 'online') announce(fresh);
  }, [achievements]);
}
