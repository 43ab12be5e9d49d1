/** ActiveJ's serializer, which generates its code from annotated classes. */
package dev.piculet.lab.contenders.activej;
