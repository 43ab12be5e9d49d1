package dev.piculet.lab.payload.kotlin

import kotlin.random.Random
import kotlin.reflect.KClass
import kotlin.reflect.full.primaryConstructor

/**
 * The set-up of the benchmark of write-ups 000 and 001. It makes its object through kotlin-reflect, in the JVM that is
 * measured afterwards. Its numbers have one digit. Source: `fromRandomInts` and `DeserBase` of the public kogera-benchmark.
 */
object PublishedSetUp {
    private const val NUMBERS = 10
    private val holders = setOf(ArrayHolder::class.java, ListHolder::class.java, MapHolder::class.java)

    /** True if the benchmark makes the object by an ordinary call instead: one that holds a collection. */
    @JvmStatic
    fun isMadeDirectly(type: Class<*>): Boolean = type in holders

    /**
     * Calls the primary constructor of a class through kotlin-reflect. Each argument is a number below ten, or an object around
     * one.
     *
     * @param seed decides the numbers; the benchmark has others in each JVM
     */
    @JvmStatic
    fun madeByReflection(
        type: Class<*>,
        seed: Long,
    ): Any {
        val random = Random(seed)
        return made(type.kotlin) { argument(it, random) }
    }

    private fun argument(
        type: KClass<*>,
        random: Random,
    ): Any = if (type == Int::class) random.nextInt(NUMBERS) else made(type) { argument(it, random) }

    private fun made(
        type: KClass<*>,
        argument: (KClass<*>) -> Any,
    ): Any {
        val constructor = type.primaryConstructor ?: type.constructors.single()
        return constructor
            .call(*constructor.parameters.map { argument(it.type.classifier as KClass<*>) }.toTypedArray())
    }

    /** Returns a text whose names are unknown, which the benchmark makes of one whose names begin with `p`. */
    @JvmStatic
    fun withUnknownNames(text: String): String = text.replace('p', 'q')
}
