/** Apache Avro, by reflection on the payload's class and by generic records. */
package dev.piculet.lab.contenders.avro;
