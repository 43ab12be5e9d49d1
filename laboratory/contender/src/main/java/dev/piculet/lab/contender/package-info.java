/** The interfaces of a library under test, and its inputs. Shared by the engine and the measured JVMs. */
package dev.piculet.lab.contender;
