import type { PortalProcess } from '../../portal/portal-process';

/** A portal whose clock a test moves. */
export class MovingPortal {
  private constructor(
    private readonly portal: PortalProcess,
    private readonly env: Record<string, string>,
  ) {}

  /**
   * @param start starts the portal and stops it with the test
   * @param at ISO 8601; null for the present time, with the data of a portal that has already started
   */
  static async start(
    start: (options: { env: Record<string, string> }) => Promise<PortalProcess>,
    at: string | null,
    settings: Record<string, string>,
  ): Promise<MovingPortal> {
    const env = { ...settings, ...(at === null ? {} : { TEST_NOW: at }) };
    return new MovingPortal(await start({ env }), env);
  }

  get url(): string {
    return this.portal.url;
  }

  /** Restarts the portal at another time, ISO 8601, with the same data. Sessions that expire before it have ended. */
  async moveTo(at: string): Promise<void> {
    await this.portal.close();
    this.env.TEST_NOW = at;
    await this.portal.restart();
  }
}
