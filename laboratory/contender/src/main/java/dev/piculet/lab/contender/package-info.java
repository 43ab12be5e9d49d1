/** What a library under test implements, and what it is given. Shared by the engine and the measured JVMs. */
package dev.piculet.lab.contender;
