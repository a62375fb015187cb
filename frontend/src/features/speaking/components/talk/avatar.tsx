import { GraduationCap, UserRound } from 'lucide-react';
import { useState } from 'react';

const pictures = { assistant: '/avatar-examiner.jpg', user: '/avatar-student.jpg' } as const;
const icons = { assistant: GraduationCap, user: UserRound } as const;

/** Who speaks, as a picture; an icon where it does not load. The bubble names them in words. */
export function Avatar({ role }: { role: keyof typeof pictures }) {
  const [isMissing, setIsMissing] = useState(false);
  const Icon = icons[role];
  if (isMissing) {
    return (
      <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-grey-1 text-grey-5">
        <Icon className="size-5" aria-hidden />
      </span>
    );
  }
  return <img src={pictures[role]} alt="" width={40} height={40} className="size-10 shrink-0 rounded-full" onError={() => setIsMissing(true)} />;
}
