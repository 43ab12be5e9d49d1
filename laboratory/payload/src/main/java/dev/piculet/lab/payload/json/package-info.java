/** JSON documents of services, as records. */
package dev.piculet.lab.payload.json;
