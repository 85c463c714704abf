/** Sent by the portal instead of a challenge where reCAPTCHA Enterprise is the bot check. */
export interface RecaptchaTask {
  siteKey: string;
  action: string;
  script: string;
}

interface Enterprise {
  ready(callback: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
}

declare global {
  interface Window {
    grecaptcha?: { enterprise: Enterprise };
  }
}

/** Timeout for the script, including what it loads from other hosts, and for each token. */
const PATIENCE_MS = 20_000;

let loading: Promise<Enterprise> | null = null;

/** @throws Error on a timeout: reCAPTCHA's promises never settle if a host is blocked */
function inTime<Result>(work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The check took too long')), PATIENCE_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function loadScript({ script, siteKey }: RecaptchaTask): Promise<Enterprise> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('script');
    const give = () => reject(new Error('The check could not be loaded'));
    element.src = `${script}?render=${encodeURIComponent(siteKey)}`;
    element.onerror = give;
    element.onload = () => {
      const enterprise = window.grecaptcha?.enterprise;
      if (enterprise) enterprise.ready(() => resolve(enterprise));
      else give();
    };
    document.head.append(element);
  });
}

/** Valid once and for two minutes. @throws Error when the script cannot be loaded or returns no token in time */
export async function executeRecaptcha(task: RecaptchaTask): Promise<string> {
  loading ??= inTime(loadScript(task));
  const enterprise = await loading.catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return inTime(enterprise.execute(task.siteKey, { action: task.action }));
}
