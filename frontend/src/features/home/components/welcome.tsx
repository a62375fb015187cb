import { Globe, GraduationCap, Languages, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../../components/ui/badge.js';

/** The head of home: who is here, and what this place is. `action` stands beside it. */
export function Welcome({ username, action }: { username: string; action: ReactNode }) {
  return (
    <div>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <h1 className="min-w-0 text-2xl font-semibold break-words sm:text-3xl">Willkommen zurück, {username}!</h1>
        {action}
      </div>
      <ul aria-label="Über B1 Fuchs" className="mt-3 flex flex-wrap gap-2">
        <li>
          <Badge icon={<Sparkles aria-hidden />}>KI-gestützt</Badge>
        </li>
        <li>
          <Badge icon={<GraduationCap aria-hidden />}>B1-Niveau</Badge>
        </li>
        <li>
          <Badge icon={<Languages aria-hidden />}>Deutsch</Badge>
        </li>
        <li>
          <Badge icon={<Globe aria-hidden />}>Online</Badge>
        </li>
      </ul>
    </div>
  );
}
