import { GraduationCap, UserRound } from 'lucide-react';
import { useState } from 'react';

const pictures = { assistant: '/avatar-examiner.jpg', user: '/avatar-student.jpg' } as const;
const icons = { assistant: GraduationCap, user: UserRound } as const;

/** Who speaks, as a picture; an icon where it does not load. The bubble names them in words. */
export function Avatar({ role }: { role: keyof typeof pictures }) {
  const [isMissing, setIsMissing] = useState(false);
  const Icon = icons[role];
  if (isMissing) return <Icon className="size-5 text-grey-5" aria-hidden />;
  return <img src={pictures[role]} alt="" className="size-full" onError={() => setIsMissing(true)} />;
}
