import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { hasCode } from '../../../lib/http-error.js';
import { paths } from '../../../lib/paths.js';
import { SESSION_KEY } from '../../../lib/session-key.js';
import { toast } from '../../../lib/toast-store.js';
import { isAdmins } from './admin-query.js';

/** Spec 1, section 6. */
export const accessDenied = { title: 'Access Denied', description: 'You do not have permission to access the admin dashboard.' } as const;

/**
 * The one place that notices when the server refuses an administrator, whatever was asked: without the role any more it leaves
 * for home and says so; without two-factor sign-in, where the settings ask for it, the frame says what to do.
 */
export function useRefusals(): { needsTwoFactor: boolean } {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [needsTwoFactor, setNeedsTwoFactor] = useState(false);

  const hear = useEffectEvent((error: unknown) => {
    if (hasCode(error, 'TWO_FACTOR_NEEDED')) setNeedsTwoFactor(true);
    if (!hasCode(error, 'FORBIDDEN')) return;
    // First away from here: without the role this address shows the 404 page.
    void navigate(paths.home, { replace: true });
    toast({ ...accessDenied, tone: 'destructive', lang: 'en' });
    client.removeQueries({ predicate: (query) => isAdmins(query) });
    void client.invalidateQueries({ queryKey: SESSION_KEY });
  });

  useEffect(() => {
    const stops = [
      client.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error' && isAdmins(event.query)) hear(event.action.error);
      }),
      client.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') hear(event.action.error);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client]);

  return { needsTwoFactor };
}
