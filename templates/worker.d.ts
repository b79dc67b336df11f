/** What sw.js, which is written with each build, has for the service worker: its files with the beginnings of their hashes, and their bytes. */
declare const FILES: Map<string, string>;
declare const SIZE: number;

/** The worker's own scope, which the checker's library does not take for the global one. */
declare const registration: ServiceWorkerRegistration;
declare const clients: Clients;
declare function skipWaiting(): Promise<void>;
declare function addEventListener(type: "install" | "activate", listener: (event: ExtendableEvent) => void): void;
declare function addEventListener(type: "message", listener: (event: ExtendableMessageEvent) => void): void;
declare function addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
