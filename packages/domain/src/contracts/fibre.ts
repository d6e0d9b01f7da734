/** Additional data of a fibre contract (contratto.modello.7). */
export interface FibreData {
  resourceId?: string | undefined;
  /** Code that another provider needs to take over the line. */
  migrationCode?: string | undefined;
  modemOnLoan?: boolean | undefined;
  publicStaticIp?: boolean | undefined;
  ultraFastSpeed?: boolean | undefined;
  technology?: string | undefined;
  /** Backend text including its unit. */
  downloadSpeed?: string | undefined;
}
