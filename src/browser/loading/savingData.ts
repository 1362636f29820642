/** Whether the visitor has asked for little data (Save-Data). */
export const isSavingData = (): boolean => 'connection' in navigator && Object(navigator.connection).saveData === true
