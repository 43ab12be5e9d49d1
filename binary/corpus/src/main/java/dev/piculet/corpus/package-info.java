/** Takes classes of published jars, makes instances as users do, and asks serializers to give equal ones back. */
package dev.piculet.corpus;
