package shop

data class Order(
    val id: Long,
    val customer: String,
    val notes: List<String> = emptyList(),
)
