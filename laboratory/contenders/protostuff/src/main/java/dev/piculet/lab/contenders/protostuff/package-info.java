/** protostuff, which writes objects by schemas that it derives from their classes. */
package dev.piculet.lab.contenders.protostuff;
