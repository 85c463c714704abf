/** What the portal hands out instead of a challenge where reCAPTCHA Enterprise is the bot check. */
export interface RecaptchaTask {
  siteKey: string;
  /** The label of the action, which the assessment must name again. */
  action: string;
  /** Address of its script, without the key. */
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

const LOAD_MS = 20_000;

let loading: Promise<Enterprise> | null = null;

function loadScript({ script, siteKey }: RecaptchaTask): Promise<Enterprise> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('script');
    const give = () => reject(new Error('The check could not be loaded'));
    const timer = setTimeout(give, LOAD_MS);
    element.src = `${script}?render=${encodeURIComponent(siteKey)}`;
    element.onerror = give;
    element.onload = () => {
      clearTimeout(timer);
      const enterprise = window.grecaptcha?.enterprise;
      if (enterprise) enterprise.ready(() => resolve(enterprise));
      else give();
    };
    document.head.append(element);
  });
}

/**
 * A token for one action, good once and for two minutes. The script of reCAPTCHA is loaded with the first one.
 * @throws Error when it cannot be loaded, or gives none
 */
export async function executeRecaptcha(task: RecaptchaTask): Promise<string> {
  loading ??= loadScript(task);
  const enterprise = await loading.catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return enterprise.execute(task.siteKey, { action: task.action });
}
