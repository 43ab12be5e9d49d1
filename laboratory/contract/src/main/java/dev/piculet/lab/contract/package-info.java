/** What every contender is asked in the tests of its module. */
package dev.piculet.lab.contract;
