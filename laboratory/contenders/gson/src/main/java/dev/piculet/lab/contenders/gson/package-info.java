/** Gson. */
package dev.piculet.lab.contenders.gson;
