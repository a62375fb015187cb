import { lazy, Suspense, useEffect, useState } from 'react';
import { Card } from '../../../components/ui/card.js';
import { Skeleton, SkeletonGroup } from '../../../components/ui/skeleton.js';
import { Tab, TabList, TabPanel, Tabs } from '../../../components/ui/tabs.js';
import { texts } from '../model/texts.js';
import { GoogleLink } from './google-link.js';
import { SignInForm } from './sign-in-form.js';

const loadRegisterForm = async () => ({ default: (await import('./register-form.js')).RegisterForm });
const CodeForm = lazy(async () => ({ default: (await import('./code-form.js')).CodeForm }));
const RegisterForm = lazy(loadRegisterForm);
const GoogleNotice = lazy(async () => ({ default: (await import('./google-notice.js')).GoogleNotice }));

/** The two doors into the product: sign in, or open an account. */
export function AuthScreen() {
  // A sign-in elsewhere brings the ticket in the address, where no server sees it.
  const [ticket, setTicket] = useState(() => new URLSearchParams(window.location.hash.slice(1)).get('ticket'));
  const [reason, setReason] = useState<string | null>(null);
  const [isBack, setIsBack] = useState(false);
  useEffect(() => {
    if (window.location.hash.startsWith('#ticket=')) window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  }, []);
  const [googleError] = useState(() => new URLSearchParams(location.search).get('googleError'));
  if (ticket !== null) {
    return (
      <Card className="w-full">
        <Suspense fallback={<FormSkeleton />}>
          <CodeForm
            ticket={ticket}
            onBack={(why) => {
              setTicket(null);
              setReason(why ?? null);
              setIsBack(true);
            }}
          />
        </Suspense>
      </Card>
    );
  }
  return (
    <Card className="w-full">
      {googleError !== null && (
        <Suspense>
          <GoogleNotice code={googleError} />
        </Suspense>
      )}
      <Tabs defaultValue="sign-in">
        <TabList label="Sign in or register" variant="segments">
          <Tab value="sign-in">{texts.signIn}</Tab>
          <Tab value="register" onPointerEnter={() => void loadRegisterForm()}>
            {texts.register}
          </Tab>
        </TabList>
        <TabPanel value="sign-in">
          <SignInForm reason={reason} takesFocus={isBack} onTicket={setTicket} />
        </TabPanel>
        <TabPanel value="register">
          <Suspense fallback={<FormSkeleton />}>
            <RegisterForm />
          </Suspense>
        </TabPanel>
      </Tabs>
      <GoogleLink />
    </Card>
  );
}

function FormSkeleton() {
  return (
    <SkeletonGroup label="Loading the form …" className="flex animate-appear-late flex-col gap-5">
      {['username', 'email', 'password', 'confirm', 'check'].map((field) => (
        <Skeleton key={field} className="h-18" />
      ))}
    </SkeletonGroup>
  );
}
