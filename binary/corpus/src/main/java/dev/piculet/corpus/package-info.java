/** Makes instances of published classes as users do, and checks whether serializers give equal ones back. */
package dev.piculet.corpus;
