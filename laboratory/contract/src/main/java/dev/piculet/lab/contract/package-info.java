/** Checks of every contender in the tests of its module. */
package dev.piculet.lab.contract;
