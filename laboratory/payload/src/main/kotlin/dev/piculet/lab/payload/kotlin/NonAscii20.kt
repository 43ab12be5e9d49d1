package dev.piculet.lab.payload.kotlin

/**
 * Made by its primary constructor, 20 properties whose names hold letters of two or three bytes. They begin with an ASCII
 * letter: Kotlin capitalizes no other in the names of getters, and Jackson 3 takes `getτιμή` for no getter.
 */
data class NonAscii20(
    val größe: Int = -1,
    val höhe: Int = -1,
    val länge: Int = -1,
    val straße: Int = -1,
    val prénom: Int = -1,
    val numéro: Int = -1,
    val año: Int = -1,
    val señal: Int = -1,
    val hôtel: Int = -1,
    val façade: Int = -1,
    val maïs: Int = -1,
    val język: Int = -1,
    val kočka: Int = -1,
    val město: Int = -1,
    val děti: Int = -1,
    val tōkyō: Int = -1,
    val tiếng: Int = -1,
    val việt: Int = -1,
    val phở: Int = -1,
    val người: Int = -1,
)
