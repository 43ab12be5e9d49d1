./lab try --classpath app.jar --class com.acme.Order --input orders.json
