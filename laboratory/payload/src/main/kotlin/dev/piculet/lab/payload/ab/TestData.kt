package dev.piculet.lab.payload.ab

import java.time.LocalDate

/** Write-up 002's class, names and all. */
data class TestData(
    val name: String,
    val date: LocalDate,
    val integer: Int,
    val double: Double,
    val listString: List<String>,
    val listCustomData: CustomData,
)

/** The objects that [TestData] refers to. */
data class CustomData(
    val name: String,
    val integer: Int,
)
