/** What a fibre contract adds (contratto.modello.7). */
export interface FibreData {
  resourceId?: string | undefined;
  /** The code that another provider needs to take the line over. */
  migrationCode?: string | undefined;
  modemOnLoan?: boolean | undefined;
  publicStaticIp?: boolean | undefined;
  ultraFastSpeed?: boolean | undefined;
  technology?: string | undefined;
  /** As the backend words it, with its unit. */
  downloadSpeed?: string | undefined;
}
