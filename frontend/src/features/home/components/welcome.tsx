import { Globe, GraduationCap, Languages, Sparkles } from 'lucide-react';
import { Badge } from '../../../components/ui/badge.js';

/** The head of home: who is here, and what this place is. */
export function Welcome({ username }: { username: string }) {
  return (
    <div>
      <h1 className="text-2xl font-semibold break-words sm:text-3xl">Willkommen zurück, {username}!</h1>
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
